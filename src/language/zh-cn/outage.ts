/** 简体中文: what is said when something outside fails - the disk, a damaged record, the model - and what to do about it. */
import type { outage as english } from "../en/outage.ts";

const goesOn = "什么都不会丢";

/** Words about what fails outside the town. */
export const outage: typeof english = {
  disk: {
    waits: (why) =>
      ({
        held: `小镇在等自己的记忆：另一个程序正占用着它，比如备份。${goesOn}，它会自己接着走。`,
        full: `小镇在等磁盘：磁盘满了。${goesOn}，腾出空间后它会自己接着走。`,
        unwritable: `小镇在等磁盘：现在写不进去。${goesOn}，能写了它就会自己接着走。`,
        unusable: `小镇在等磁盘：现在用不了。${goesOn}，恢复后它会自己接着走。`,
      })[why],
    keepers: (why) =>
      `小镇的记忆写不进去：${
        {
          held: "另一个程序占用着数据库，请等它结束或停掉它",
          full: "磁盘满了，请腾出空间",
          unwritable: "程序没有写数据库或其文件夹的权限，请给它权限",
          unusable: "磁盘出了问题，请检查磁盘和程序的日志",
        }[why]
      }。${goesOn}，一旦能写，小镇会自己接着走。`,
    opening: (why) =>
      why === "held"
        ? "小镇的数据库正被别的程序占用。请等它用完，或者把它关掉：一空出来，小镇就会自己打开。"
        : why === "full"
          ? "小镇数据库所在的磁盘满了，或者放不下升级前要留的那份副本。请腾出空间：一够用，小镇就会自己打开。"
          : "小镇的数据库现在用不了。请看看它所在的磁盘：一恢复，小镇就会自己打开。",
    over: "小镇的记忆又能写了，小镇从等待的地方接着走。",
    held: "小镇的记忆暂时写不进去。你做的事已按顺序留着，一能写就会发生，不用再做一次。",
    notKept: "这件事没能记下来，也没有发生，请过一分钟再试。",
  },
  model: {
    keepers: ({ cause, server, tier }) =>
      `${
        {
          key: `${server} 不接受 OPENAI_API_KEY 里的密钥：请换一个有效的，然后重新启动。`,
          forbidden: `${server} 不允许 OPENAI_API_KEY 里的密钥这样请求：请给它模型的使用权限，或换一个密钥，然后重新启动。`,
          quota: `OPENAI_API_KEY 在 ${server} 的额度用完了：请在那里充值，或换一个密钥，然后重新启动。`,
          model: `${server} 没有 ${tier === "deep" ? "MODEL_DEEP" : "MODEL_ROUTINE"} 里写的模型：请写一个它有的模型（或改正 OPENAI_BASE_URL），然后重新启动。`,
          page: `OPENAI_BASE_URL 通向的是 ${server} 的一个网页，不是模型：请写服务商给的地址（多半以 /v1 结尾），然后重新启动。`,
          "rate-limit": `${server} 一再表示 OPENAI_API_KEY 请求太多：请在那里提高限额，用 /town pace 放慢小镇，或换一个 OPENAI_BASE_URL。`,
          rejected: `${server} 一个请求接一个请求地拒绝：请看看 OPENAI_BASE_URL 和 ${tier === "deep" ? "MODEL_DEEP" : "MODEL_ROUTINE"} 里的模型对不对（日志里有它的回答），然后重新启动。`,
          shape: `${server} 有回应，但已有一阵子没有一个答复读得懂：请在 ${tier === "deep" ? "MODEL_DEEP" : "MODEL_ROUTINE"} 里换一个模型，然后重新启动。`,
          down: `${server}（OPENAI_BASE_URL）没有回应：请看看它是否在运行、能否连上。`,
        }[cause]
      }在那之前，${tier === "deep" ? "谈话和反思" : "居民"}按简单规则进行；我每${cause === "down" ? "分钟" : "十分钟"}再试一次。`,
    people: "居民暂时按简单规则思考，他们的模型现在问不到。",
  },
  unread: (why) =>
    `这座小镇打不开，已原样留着，没有动它：${/[.!?]$/.test(why) ? `${why} ` : /[。！？]$/u.test(why) ? why : `${why}。`}请恢复一份数据库备份（其中所有小镇都会回到备份那天）或更新程序，然后重新启动；也可以用 /town remove 只把这座小镇抹掉。`,
  leftOut: "这座小镇暂时打不开；管理这个服务器的人可以用 /town status 看到原因。",
  damaged: {
    town: "它建立时的记录已损坏。",
    channels: "哪些频道属于它的记录已损坏。",
    lived: "它经历过的事读不出来，程序的日志里写得更详细。",
  },
  upgraded: (copy) =>
    copy === null
      ? "这座小镇的数据已随程序更新；更新前的数据库没有留副本。"
      : `这座小镇的数据已随程序更新；更新前的数据库以 ${copy} 为名留在原文件旁，保留七天，若有人要求忘掉什么就立即删除。`,
  staysPosted: "还有哪些消息要从频道里删掉读不出来：已经忘掉的话可能还留在频道里，请用消息菜单删除。",
  beside: (what) =>
    ({
      settings: "小镇的设置读不出来，已恢复默认：请用 /town settings 看一遍。",
      budget: "小镇今天花了多少读不出来，从零算起：请看 /town costs。",
      bans: "被禁止的人的名单读不出来，现在是空的：请用 /town ban 重新禁止他们。",
      acts: "管理者做过的事的记录读不出来，现在是空的：此前的事不能再用 /town undo 撤销。",
    })[what],
};
