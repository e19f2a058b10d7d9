/** `/whisper`: the inner voice of a resident, a directive they take for their own thought (paper section 3.2.1). */
import { type Command, townOf } from "../src/town/command.ts";

export default {
  name: "whisper",
  description: "Be the inner voice of a resident: what you whisper they take for their own thought",
  localised: { "zh-CN": { name: "心声", description: "成为一位居民的心声：你低语的，他们当作自己的念头" } },
  verb: {
    description: "Be the inner voice of a resident: what you whisper they take for their own thought",
    options: [
      {
        name: "resident",
        type: "resident",
        description: "Whose inner voice",
        required: true,
        localised: { "zh-CN": { name: "居民", description: "谁的心声" } },
      },
      {
        name: "text",
        type: "text",
        description: 'As a thought: "You want to throw a party on Friday."',
        required: true,
        localised: { "zh-CN": { name: "内容", description: "一个念头，例如：你想在星期五办一场聚会" } },
      },
    ],
    needs: "anyone",
    where: "anywhere",
    run: async (use) => ({
      text: (await townOf(use).whisper(use.member, use.options.resident ?? "", use.options.text ?? "")).said,
    }),
  },
} satisfies Command;
