/** What a line speaks of that can be taken up in a phrase: a plain thing, place or beast. Pure. */
import { literal } from "../../language/literal.ts";

/** Plain things, places and beasts of which any line may tell or ask. */
const NOUNS =
  "苹果 围裙 阁楼 斧头 背包 书包 包子 面包 阳台 皮球 气球 二胡 竹子 篮子 篮球 足球 浴缸 电池 沙滩 豆腐 豆浆 蜜蜂 板凳 自行车 单车 被子 毯子 棉被 小船 渔船 渔网 靴子 瓶子 酒瓶 饭碗 面碗 盒子 箱子 纸箱 砖头 扫帚 水桶 公交车 班车 扣子 纽扣 白菜 蛋糕 相机 照相机 蜡烛 扑克 地毯 萝卜 城堡 猫咪 小猫 天花板 地窖 链子 刹车 后胎 轮胎 椅子 凳子 粉笔 奶酪 象棋 围棋 烟囱 巧克力 合唱团 电影院 电影 闹钟 大衣 外套 棉袄 铜钱 电脑 奶牛 螃蟹 杯子 窗帘 词典 字典 小狗 狗狗 洋娃娃 毛驴 门铃 恐龙 抽屉 裙子 鸭子 鸭蛋 鸡蛋 发动机 信封 篱笆 渡船 风筝 旗子 鲜花 花盆 笛子 大雾 树林 叉子 叉车 狐狸 冰箱 青蛙 花园 菜园 大门 眼镜 手套 山羊 大鹅 葡萄 吉他 锤子 帽子 母鸡 公鸡 小鸡 鸡汤 蜂蜜 马车 作业 墨水 毛笔 夹克 果酱 水壶 茶壶 茶叶 茶杯 钥匙 厨房 菜刀 剪刀 梯子 台灯 路灯 灯笼 草坪 树叶 柠檬 图书馆 电梯 灯塔 门锁 卡车 货车 三轮车 摩托车 行李 机器 地图 口罩 面具 床垫 奖牌 菜单 牛奶 镜子 月亮 蚊子 小山 胡子 老鼠 杯垫 博物馆 蘑菇 钢琴 口琴 琵琶 古筝 唢呐 钉子 针线 报纸 笔记本 洋葱 果园 烤箱 烤炉 猫头鹰 油画 平底锅 铁锅 包裹 快递 鹦鹉 铅笔 钢笔 企鹅 照片 画像 馅饼 烧饼 饺子 馄饨 馒头 面条 方便面 包装 猪肉 鸽子 枕头 烟斗 水管 披萨 盘子 碟子 李子 桃子 口袋 池塘 白粥 明信片 土豆 红薯 地瓜 水泵 南瓜 木偶 拼图 兔子 收音机 铁路 铁轨 菜谱 戒指 屋顶 绳子 玫瑰 垃圾 沙拉 食盐 沙子 凉鞋 三明治 围巾 滑板车 滑板 大海 海豹 种子 缝纫机 绵羊 贝壳 轮船 衬衫 鞋子 鞋带 布鞋 铲子 百叶窗 水槽 雪橇 蜗牛 大雪 肥皂 袜子 沙发 勺子 汤勺 蜘蛛 松鼠 楼梯 邮票 印章 星星 雕像 炖菜 暴风雨 火炉 炉子 煤炉 潜水艇 白糖 行李箱 夕阳 天鹅 桌子 餐桌 水龙头 挂毯 望远镜 帐篷 戏台 打雷 车票 门票 船票 吐司 番茄 西红柿 工具箱 宝塔 拖拉机 火车 宝藏 大树 银杏 桂花 裤子 小号 隧道 乌龟 雨伞 花瓶 青菜 视频 抖音 小提琴 火山 钱包 衣柜 手表 瀑布 轮子 车轮 哨子 风车 窗户 葡萄酒 米酒 白酒 羊毛 毛衣 虫子 毛线 斑马 酱油 辣椒 火锅 豆子 西瓜 橘子 香蕉 梨子 瓷器 瓷碗 陶罐 泥巴 净水器 热水器 空调 电扇 充电宝 充电器 手机 耳机 路由器 保险 广告 传单 彩票 麻将".split(
    " ",
  );

/** 轮胎: the longest of the plain nouns and of some things by name in a text; null where it speaks of none, and of what is the hearer's own. */
export function spokenOf(text: string, things: readonly string[]): string | null {
  const [found] = [...NOUNS, ...things]
    .filter((one) => one.length > 1 && text.includes(one))
    .sort((a, b) => b.length - a.length || text.indexOf(a) - text.indexOf(b));
  return found !== undefined && !new RegExp(`[你您]\\p{Script=Han}{0,2}${literal(found)}`, "u").test(text)
    ? found
    : null;
}
