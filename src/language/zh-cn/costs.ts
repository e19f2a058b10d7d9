/** 简体中文: what a town costs, in words. */
import { type costs as english, usd } from "../en/costs.ts";

/** Today's costs. */
export const costs: typeof english = (told) => {
  if (told.model === "offline") return "居民离线思考，不用模型，不花钱。";
  const steps = Object.entries(told.byStep).sort(([, a], [, b]) => b.usd - a.usd || b.asked - a.asked);
  return [
    `今天（UTC）：**${usd(told.usd)}**，上限 ${usd(told.budgetUsd)}，共向 ${told.model} 请求 ${told.requests} 次。`,
    `读入 ${told.input} 个 token，其中 ${told.cached} 个来自缓存；写出 ${told.output} 个。`,
    `照这个速度，全天约 ${usd(told.forecastUsd)}。`,
    ...steps.map(
      ([step, { asked, fellBack, usd: cost }]) =>
        `- ${step}：${usd(cost)}，问了 ${asked} 次${fellBack > 0 ? `，其中 ${fellBack} 次由简单规则代答` : ""}`,
    ),
  ].join("\n");
};
