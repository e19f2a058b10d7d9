/** 简体中文: what the slash commands of `commands/` are called where they are registered, by the names they have there. */
import type { CommandNames, OptionNames } from "../command-names.ts";
import { labels } from "./settings.ts";

const asked = { name: "居民", description: "问哪一位居民" };
const event = { name: "活动", description: "哪场活动，写名字里的一个词；不写就是下一场" };
const place = { name: "地点", description: "哪个地方；不填就是这里" };
const confirm = { name: "确认", description: "不用按钮，立即执行", choices: { yes: "是" } };
const resident = { name: "居民", description: "哪一位居民" };
const file = { name: "文件", description: "改用文件：小镇文件里居民的格式（JSON）" };
const existing = {
  name: "已有频道",
  description: "与地点同名的自有频道：使用，或不动（默认）",
  choices: { use: "使用", leave: "不动" },
};
const joining: OptionNames = {
  name: "参与方式",
  description: "在地点里写字就算参与（open，默认），还是先问一声（ask）",
  choices: "as typed",
};
const homes = {
  name: "住宅",
  description: "居民的家：各有一个频道（默认）、同一频道的子区，或不显示",
  choices: { channels: "各有频道", threads: "同一频道的子区", none: "不显示" },
};
const channel = { name: "频道", description: "某个地点的频道；不填则是你所在的频道" };
const member = { name: "成员", description: "谁" };

/** Names of the commands. */
export const commandNames: CommandNames = {
  ask: {
    name: "提问",
    description: "向居民提一个论文里的访谈问题（共二十五个）",
    options: {
      resident: asked,
      question: {
        name: "问题",
        description: "哪个问题：自我、记忆、计划、反应或感悟",
        choices: {
          "1": "自我：请介绍一下自己",
          "2": "自我：你的职业",
          "3": "自我：你的兴趣爱好",
          "4": "自我：你和谁一起住",
          "5": "自我：平常的一个工作日",
          "6": "记忆：某人是谁？（聊过天的）",
          "7": "记忆：某人是谁？（从没见过的）",
          "8": "记忆：谁在竞选镇长？",
          "9": "记忆：情人节派对",
          "10": "记忆：另一个人是谁？（聊过天的）",
          "11": "计划：早上6点",
          "12": "计划：晚上6点",
          "13": "计划：下午1点刚做完什么",
          "14": "计划：中午",
          "15": "计划：晚上10点",
          "16": "反应：早餐烧焦了",
          "17": "反应：洗手间有人",
          "18": "反应：冰箱是空的",
          "19": "反应：朋友路过",
          "20": "反应：街上着火了",
          "21": "感悟：什么最能启发你？",
          "22": "感悟：给某人的一本书",
          "23": "感悟：给某人的礼物",
          "24": "感悟：一句赞美",
          "25": "感悟：想和谁共度时光",
        },
      },
    },
  },
  do: {
    name: "做",
    description: "在这个地方做一件事，例如：弹钢琴",
    options: { act: { name: "动作", description: "别人看到你在做什么，例如：弹钢琴" } },
  },
  embody: {
    name: "扮演",
    description: "扮演一位居民：你说的做的，就是TA说的做的",
    options: { resident: { name: "居民", description: "扮演哪一位居民" } },
  },
  event: {
    name: "事件",
    description: "种下一个事件的种子，结果由居民自己决定",
    subcommands: {
      plant: {
        name: "种下",
        description: "把小镇备好的心愿放进居民心里，结果由他们自己决定",
        options: { what: { name: "什么", description: "小镇备好的哪一个；不写就是第一个" } },
      },
      plan: {
        name: "安排",
        description: "安排一场活动：自己办，或者让某位居民起意",
        options: {
          what: { name: "什么", description: "什么活动：野餐、下棋之夜" },
          place: { name: "地点", description: "在哪里" },
          when: { name: "时间", description: "镇上的日期和时间：星期六 18:00、明天 15:30、18:00" },
          host: { name: "主人", description: "由哪位居民来办；不写就是你自己" },
          minutes: { name: "分钟", description: "多长，镇上的分钟数；不写就是120" },
        },
      },
      list: { name: "列表", description: "有什么安排，什么正在进行，什么已经结束" },
      report: {
        name: "报告",
        description: "谁从谁那里听说，谁来了，别人为什么没来",
        options: { event, resident: { name: "居民", description: "怎样传到这位居民，一句一句追到开头" } },
      },
      cancel: { name: "取消", description: "取消一场活动；想来的人要听人说才会知道", options: { event } },
    },
  },
  go: {
    name: "前往",
    description: "走到镇上的另一个地方",
    options: {
      place: { name: "地点", description: "去哪里" },
      area: { name: "区域", description: "那里的哪个区域；不填就在门口附近" },
    },
  },
  help: {
    name: "帮助",
    description: "怎样参与小镇的生活",
    options: {
      about: {
        name: "关于",
        description: "难过的时候：哪里有人帮忙。只有你看得到",
        choices: { "hard-times": "难过的时候" },
      },
    },
  },
  interview: {
    name: "访谈",
    description: "和一位居民私下谈谈，他们不会记得",
    options: {
      resident: asked,
      question: { name: "问题", description: "你想问什么；不填会打开表单" },
      as: { name: "身份", description: "你以什么身份来问，例如：记者、他们从前的老师" },
      situation: { name: "情形", description: "请他们设想的情形，例如：求职面试、为房租争吵" },
      remember: { name: "记住", description: "改为在镇上当面问：他们会记得，别人也听得见", choices: { yes: "是" } },
      "goes-on": { name: "接着", description: "接着哪一次访谈（编号）" },
    },
    form: { title: "问问他们", fields: { question: { label: "你的问题", placeholder: "最近在忙些什么？" } } },
  },
  leave: { name: "离开", description: "离开小镇" },
  look: { name: "看看", description: "看看某个地方的人都在做什么", options: { place } },
  map: { name: "地图", description: "一张图：小镇和每个人所在的地方" },
  news: { name: "新闻", description: "你上次来过以后，镇上发生了什么" },
  object: {
    name: "物品",
    description: "改变镇上的一样东西：炉子着火了，架子空了",
    options: {
      object: { name: "物品", description: "哪样东西，或整句：<住处: 厨房: 炉子> is burning" },
      state: { name: "状态", description: "新的状态，例如：着火、坏了" },
    },
  },
  place: { name: "地点", description: "了解一个地方：开放时间、房间和物品，以及谁在那里", options: { place } },
  privacy: {
    name: "隐私",
    description: "小镇会保留你的哪些话，怎样取得或清除",
    subcommands: {
      about: { name: "说明", description: "小镇会保留你的哪些话、存在哪里、存多久" },
      export: { name: "导出", description: "把小镇保留的关于你的一切给你，一个文件" },
      forget: { name: "忘记我", description: "确认后清除小镇保留的关于你的一切", options: { confirm } },
    },
  },
  relations: {
    name: "关系",
    description: "一张图：谁认识谁，彼此是什么关系",
    options: { resident: { name: "居民", description: "看谁的圈子；不填就是整座小镇" } },
  },
  release: { name: "放开", description: "放开你扮演的居民" },
  remove: { description: "从小镇移除一句话", menu: { name: "移除" } },
  report: { description: "举报居民说的话", menu: { name: "举报" } },
  resident: {
    name: "居民",
    description: "认识一位居民",
    subcommands: {
      who: { name: "介绍", description: "他们是谁，正在做什么", options: { resident } },
      plan: { name: "计划", description: "他们今天的计划", options: { resident } },
      mind: {
        name: "内心",
        description: "他们心里在想什么：怎样看自己，从哪些事得出了什么感悟",
        options: { resident },
      },
      people: {
        name: "人际",
        description: "他们认识谁、怎样看待；如果见过你，也包括你",
        options: { resident },
      },
      memories: {
        name: "记忆",
        description: "他们记得什么：最新的，或关于某事的",
        options: { resident, about: { name: "关于", description: "关于什么：最相关的排在前面" } },
      },
      add: {
        name: "添加",
        description: "让一位新居民搬进来：填写表单，或附上文件",
        options: {
          home: { name: "住处", description: "住在哪里：有空床的地点；不填则是第一张空床" },
          pronouns: { name: "代词", description: "怎样称呼", choices: { she: "她", he: "他", they: "不指明" } },
          file,
        },
        form: {
          title: "镇上的新人",
          fields: {
            name: { label: "名字", placeholder: "沈墨，不能是真人" },
            age: { label: "年龄", placeholder: "34" },
            occupation: { label: "职业", placeholder: "装订师" },
            traits: { label: "性格", placeholder: "耐心、好奇" },
            about: { label: "自己的事", placeholder: "沈墨手工装订书籍。她从没坐过船。" },
          },
        },
      },
      edit: {
        name: "修改",
        description: "修改一位居民：年龄、职业、性格、近况、说话方式",
        options: { resident, file },
        form: {
          title: "有什么不同了？",
          fields: {
            age: { label: "年龄", placeholder: "不变的就留空" },
            occupation: { label: "职业", placeholder: "港务长" },
            traits: { label: "性格", placeholder: "耐心、好奇" },
            currently: { label: "近来在忙什么", placeholder: "内莎·特雷温在学驾船；她在攒钱买船" },
            speech: { label: "怎样说话", placeholder: "话不多，句子短" },
          },
        },
      },
      "move-out": {
        name: "搬走",
        description: "确认后让一位居民搬走；其他人会记得",
        options: { resident, confirm },
      },
    },
    menu: { name: "这是谁？" },
  },
  say: {
    name: "说",
    description: "在这个地方说句话",
    options: {
      text: { name: "内容", description: "你要说的话" },
      to: { name: "对谁", description: "如果只对一个人说" },
    },
    form: { title: "说句话", fields: { text: { label: "你要说的话", placeholder: "早上好！什么东西这么香？" } } },
  },
  town: {
    name: "小镇",
    description: "本服务器的小镇：建立、查看、暂停与继续",
    subcommands: {
      found: {
        name: "建立",
        description: "先预览，再在本服务器建立一座 AI 角色的小镇",
        options: {
          town: { name: "小镇", description: "哪一座小镇" },
          file: { name: "文件", description: "改用你自己的小镇文件（JSON，格式同 towns 文件夹）" },
          existing,
          joining,
          homes,
          confirm,
        },
      },
      remove: {
        name: "移除",
        description: "确认后把小镇的文件交给你，再移除小镇、频道和全部记忆",
        options: {
          confirm: {
            name: "确认",
            description: "不用按钮，立即执行",
            choices: { yes: "是", "no-file": "是，不需要文件" },
          },
        },
      },
      export: { name: "导出", description: "把小镇存成一个文件给你：含居民的记忆，绝不含访客的数据" },
      fork: { name: "分支", description: "同样的文件，换一个种子：导入到别处，过去相同，未来不同" },
      import: {
        name: "导入",
        description: "先预览，再用 /town export 的文件在这里建立带着过去的小镇",
        options: {
          file: { name: "文件", description: "/town export 或 /town fork 给出的文件" },
          seed: { name: "种子", description: "另一个种子，另一种未来；不填则用文件里的" },
          existing,
          joining,
          homes,
          confirm,
        },
      },
      status: { name: "状态", description: "小镇的时间、谁醒着、是否在运行" },
      pause: { name: "暂停", description: "让小镇的时间停下" },
      resume: { name: "继续", description: "让小镇的时间继续" },
      pace: {
        name: "速度",
        description: "小镇生活的快慢：照常、更快，或每几拍走一步",
        options: {
          times: { name: "倍数", description: "照常，或更快：每一拍走几步", choices: "as typed" },
          beats: { name: "节拍", description: "更慢：每几拍走一步，1（默认）到 20" },
          confirm,
        },
      },
      skip: {
        name: "跳到",
        description: "让小镇全速生活到某个时间，或下一件有意思的事",
        options: {
          until: { name: "时间", description: "傍晚、明天早上、下一件有意思的事，或某个时间，例如 07:00、17:30" },
          day: { name: "第几天", description: "只在那是小镇的这一天时才跳；不填则跳到接下来的那个时间" },
          confirm,
        },
      },
      settings: {
        name: "设置",
        description: "小镇的设置：发什么、何时休息、谁可以做什么、花多少钱",
        options: {
          setting: { name: "项目", description: "哪一项；不填则全部列出", choices: labels },
          value: { name: "值", description: "改成什么；不填则只显示" },
          confirm,
        },
      },
      check: { name: "检查", description: "检查小镇：权限、webhook、模型、时钟、最近的问题" },
      why: {
        name: "为什么",
        description: "说明一条消息为什么没有人回答",
        options: { message: { name: "消息", description: "消息的链接或id" } },
      },
      mute: {
        name: "静音",
        description: "让一个地点安静一段时间，或直到取消；小镇照常生活",
        options: { channel, minutes: { name: "分钟", description: "多久；不填则直到 /town unmute" } },
      },
      unmute: { name: "取消静音", description: "让安静的地点重新说话", options: { channel } },
      acts: { name: "记录", description: "列出管理者最近做过的事，以及哪些可以撤销" },
      undo: {
        name: "撤销",
        description: "撤销管理者做过的一件事：禁止、静音、设置、暂停",
        options: { act: { name: "编号", description: "在 /town acts 里的编号；不填则是最近可以撤销的一件" } },
      },
      log: {
        name: "日志",
        description: "选择一个频道，把问题、改动和举报告诉管理者",
        options: {
          channel: { name: "频道", description: "哪个频道，只有管理者能看的；不填则是小镇自己的管理频道" },
          confirm,
        },
      },
      ban: { name: "禁止", description: "禁止某位成员参与小镇；不填则列出被禁止的人", options: { member } },
      unban: { name: "解除禁止", description: "让某位成员重新参与小镇", options: { member } },
      costs: { name: "花费", description: "小镇今天花了多少、花在哪里、全天预计多少" },
    },
  },
  visit: {
    name: "来访",
    description: "以访客的身份走进小镇",
    options: {
      name: { name: "名字", description: "在镇上怎么称呼你" },
      about: { name: "简介", description: "一句话介绍自己，居民会看到" },
      language: { name: "语言", description: "你最常说的语言，居民会知道" },
    },
    form: {
      title: "走进小镇",
      fields: {
        name: { label: "你在镇上的名字", placeholder: "留空就用你自己的名字" },
        about: { label: "一句话介绍自己", placeholder: "一位来度假的画家，爱喝好咖啡" },
        language: { label: "你最常说的语言", placeholder: "留空就用镇上的语言" },
      },
    },
  },
  whisper: {
    name: "心声",
    description: "成为一位居民的心声：你低语的，他们当作自己的念头",
    options: {
      resident: { name: "居民", description: "谁的心声" },
      text: { name: "内容", description: "一个念头，例如：你想在星期五办一场聚会" },
    },
    menu: {
      name: "对TA低语",
      form: {
        title: "做他们的心声",
        fields: { text: { label: "写成他们自己的念头", placeholder: "你想在星期五办一场聚会" } },
      },
    },
  },
  why: { description: "某人为什么这么说", menu: { name: "为什么这么说？" } },
};
