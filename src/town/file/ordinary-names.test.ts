/** Names that people really have, from many countries, are nobody else's; what Discord and keepers go by is nobody's. */
import { describe, expect, it } from "vitest";
import { lookAlike, looks } from "../../language/look-alike.ts";
import { isName, isReserved, LONGEST } from "./names.ts";

const ordinary = `
Olivia Brown, Liam O'Connor, Noah Smith, Emma Jones, Ava Williams, Sophia Taylor, Jack Davies, Amelia Evans, Harry Thomas, Isla Roberts
Jean-Luc Moreau, Amélie Dubois, Chloé Lefèvre, Hugo Bernard, Léa Petit, François Girard, Noël Rousseau, Zoé Mercier, Théo Blanc, Inès Garnier
Jürgen Müller, Björn Schäfer, Anneliese Groß, Lukas Weber, Mia Fischer, Jonas Becker, Heidi Vogel, Uwe Krüger, Sabine Roth, Otto Kühn
Giulia Rossi, Luca Bianchi, Matteo Ricci, Sofia Greco, Alessandro Conti, Chiara Gallo, Lorenzo Costa, Elena Fontana, Dario Rinaldi, Nicolò Villa
José García, María Fernández, Lucía Martínez, Alejandro Ruiz, Carmen Núñez, Íñigo Etxeberria, Begoña Ibáñez, Javier Ortega, Pilar Vega, Raúl Peña
João Silva, Ana Sousa, Inês Carvalho, Tiago Araújo, Beatriz Gonçalves, Luís Nogueira, Rui Brandão, Conceição Lopes, Nuno Teixeira, Vasco Pinheiro
Jan de Vries, Sanne Bakker, Daan Visser, Fleur Smit, Bram van den Berg, Lotte Mulder, Sjoerd Dijkstra, Femke Kuiper, Joris Bot, Anouk Prins
Lars Hansen, Ingrid Solberg, Åse Nilsen, Bjørg Haugen, Søren Kjær, Freja Møller, Mikkel Østergaard, Astrid Lindqvist, Gösta Åkesson, Maja Sjöberg
Aino Virtanen, Eero Mäkinen, Päivi Korhonen, Väinö Nieminen, Jón Sigurðsson, Guðrún Einarsdóttir, Þóra Björnsdóttir, Katrin Tamm, Jānis Bērziņš, Rūta Kazlauskienė
Agnieszka Kowalska, Łukasz Wójcik, Zbigniew Dąbrowski, Jiří Novák, Žofie Dvořáková, Ľuboš Horváth, Zoltán Nagy, Ágnes Szabó, Ștefan Popescu, Ioana Țurcanu
Ивана Петровић, Милош Јовановић, Анна Иванова, Дмитрий Соколов, Ольга Кузнецова, Пётр Волков, Тарас Шевчук, Оксана Бондаренко, Георги Димитров, Весела Стоянова
Αλέξης Παππάς, Ελένη Νικολάου, Γιώργος Δημητρίου, Κατερίνα Βλάχου, Νίκος Καραγιάννης, Luka Modrić, Željko Babić, Ana Kovačević, Matija Šarić, Nika Zupančič
Mehmet Yılmaz, Ayşe Demir, Çağla Şahin, Ömer Öztürk, İpek Aydın, Elif Kaya, Emre Çelik, Aram Petrosyan, Nino Beridze, Leyla Əliyeva
محمد حسن, فاطمة الزهراء, أحمد علي, سارة يوسف, Yasmin Haddad, Omar Khalil, Layla Mansour, Tariq Aziz, Nour El-Din, Reza Karimi
נועה כהן, אבי לוי, Shira Mizrahi, Eitan Peretz, Tamar Ben-David, Dariush Tehrani, Zahra Ahmadi, Farhad Noori, Gulnara Akhmetova, Nursultan Bekov
Dev Patel, Deva Raja, Devan Nair, Priya Sharma, Arjun Mehta, Ananya Iyer, Rohan Das, Lakshmi Menon, Vikram Singh, Harpreet Kaur
अनिता देसाई, राहुल वर्मा, সুমন চট্টোপাধ্যায়, கவிதா முருகன், తేజ రెడ్డి, Nimal Perera, Kumari Jayasuriya, Bikash Thapa, Tenzin Dorji, Aung Kyaw
Somchai Jaidee, สมหญิง ใจดี, Nguyễn Văn An, Trần Thị Hoa, Lê Minh Đức, Phạm Quỳnh, Sokha Chann, Budi Santoso, Siti Nurhaliza, I Wayan Sudana
Juan dela Cruz, Maricel Reyes, Tan Wei Ming, Lim Siew Hoon, Aisyah Rahman, Putu Ayu, Agus Wijaya, Dewi Lestari, Jomar Villanueva, Althea Ramos
王小明, 李娜, 张伟, 刘洋, 陈静, 杨帆, 赵磊, 黄丽, 周杰, 吴敏
林志玲, 蔡依婷, 郭俊賢, 許雅筑, 鄭宇翔, 謝佳穎, 歐陽靖, 司馬懿, 諸葛亮亮, 上官婉
田中太郎, 鈴木花子, 高橋健二, 佐藤美咲, さくら, ひなた, タカシ, マリコ, 山本ゆい, 工藤新
김민준, 이서연, 박지훈, 최수빈, 정하은, 강도윤, 조예린, 윤서준, 장미란, 임꺽정
Kwame Mensah, Ama Owusu, Chinua Okafor, Ngozi Adeyemi, Tunde Balogun, Aisha Bello, Wanjiru Kamau, Otieno Odhiambo, Amina Juma, Baraka Mushi
Thabo Mokoena, Nomvula Dlamini, Sipho Nkosi, Lerato Molefe, Tendai Moyo, Rudo Chikafu, Haile Tesfaye, Selam Bekele, Fatou Diop, Mamadou Sow
Ahmed Botha, Zanele Khumalo, Yaw Boateng, Efua Sutherland, Ibrahim Traoré, Awa Keïta, Rakoto Andry, Malik Benali, Salma Idrissi, Karim Ziani
Santiago Quispe, Valentina Rojas, Camila Torres, Mateo Herrera, Ximena Flores, Thiago Souza, Larissa Oliveira, Gustavo Pereira, Yara Tupinambá, Nahuel Huenchullán
Keanu Kealoha, Leilani Kahale, Aroha Ngata, Tāne Rangi, Sione Tupou, Mele Fonoti, Jarrah Walker, Kirra Yunupingu, Litia Vakacegu, Tevita Naivalu
Ruth Hereford, Theo Adminton, Grant Root, Hope Staffordshire, Will Owens, Mark Modine, Joy Appleby, Rob Otis, Abbot Hale, Sister Helpman
Clyde Barrow, Ann, Bo, Jo, Li, Ng, Xi, Al, Ed, Ty
`
  .split(/[,\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== "");

describe("ordinary names", () => {
  it("are three hundred, and nobody's but their own", () => {
    expect(new Set(ordinary).size).toBe(300);
    expect(ordinary.filter((name) => !isName(name, LONGEST.person))).toEqual([]);
    expect(ordinary.filter(isReserved)).toEqual([]);
    const seen = new Map<string, string>();
    const alike = ordinary.filter((name) => {
      const other = seen.get(looks(name));
      seen.set(looks(name), name);
      return other !== undefined && lookAlike(other, name);
    });
    expect(alike).toEqual([]);
  });
});

describe("what nobody goes by", () => {
  it.each([
    ..."@everyone everyone EVERYONE @here here Admin admin ADMIN Admin2 Adm1n 4dmin Аdmin Αdmin Admın Adrnin Administrator".split(
      " ",
    ),
    ..."Moderator M0derator Моderator Moderators Mod Discord D1scord Dіscord discord.gg System Sуstem SYSTEM Owner Staff Webhook Bot".split(
      " ",
    ),
    ..."管理员 管理員 版主 系统 系統 系统消息 官方客服 群主 群主2号 机器人 機器人 所有人 超级管理员 客服小号 小镇机器人 镇管理员".split(
      " ",
    ),
    ..."ａｄｍｉｎ 𝓐𝓭𝓶𝓲𝓷 ᴀᴅᴍɪɴ S\u200Bystem A\u0301dmin Admin\u200B @Admin ＠everyone #System".split(" "),
    ..."The Admin,the moderators,Server Admin,Server-Moderator,Official Discord,Discord Support,System message,Head of Moderation".split(
      ",",
    ),
    ..."Moderator!,!Admin!,|Mod|,Admin!2,🅐dmin,管理员！,A D M I N,Admin 007,Your Moderator,ServerAdmin,Bot 2,Help Desk,Trust & Safety,Town Bot (AI),AI Bot,The Town Keeper AI,The official server admin 2,xX Discord Xx".split(
      ",",
    ),
  ])("%s", (name) => expect(isReserved(name)).toBe(true));
});

describe("names that look alike in two scripts", () => {
  it.each([
    ["約翰", "约翰"],
    ["林約翰", "林约翰"],
    ["伊莎貝拉·羅德里格斯", "伊莎贝拉·罗德里格斯"],
    ["張偉", "张伟"],
    ["劉國華", "刘国华"],
    ["陳靜", "陈静"],
    ["蘇曉東", "苏晓东"],
    ["龍應臺", "龙应台"],
    ["工藤", "エ藤"],
    ["工藤", "ェ藤"],
    ["口田", "ロ田"],
    ["夕子", "タ子"],
    ["二郎", "ニ郎"],
    ["八郎", "ハ郎"],
    ["力", "カ"],
    ["一郎", "ー郎"],
    ["林一", "林ー"],
    ["自己", "自已"],
    ["Tom Moreno", "Torn Moreno"],
    ["Adam Smith", "Adarn Srnith"],
    ["Emma", "Ernma"],
    ["Burns", "Bums"],
    ["Isabella", "lsabella"],
  ])("%s and %s", (one, other) => expect(lookAlike(one, other)).toBe(true));

  it.each([
    ["约翰", "约瀚"],
    ["张伟", "张卫"],
    ["王明", "主明"],
    ["大力", "太力"],
    ["Karl", "Kari"],
    ["Arno", "Ann"],
    ["Marna", "Mana"],
    ["タカシ", "タケシ"],
    ["이서연", "이서현"],
  ])("but not %s and %s", (one, other) => expect(lookAlike(one, other)).toBe(false));
});
