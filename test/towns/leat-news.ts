/** Who stands how to whom in the town of `leat.ts`, and two pieces of news there. */
import type { LeatNews, Tongue } from "./leat.ts";

/** The languages it is lived in. */
export const languages: readonly Tongue[] = ["en", "zh-CN"];

/** Friends of Hanne are Otto and Brid; Tam is nothing to her; Elias knows them all. */
export const ties = [
  ["hanne", "otto", 2],
  ["hanne", "brid", 1],
  ["elias", "hanne", 0],
  ["elias", "otto", 1],
  ["elias", "tam", 1],
  ["otto", "brid", 1],
  ["brid", "tam", 1],
] as const;

/** A dog is lost. */
export const dog = (language: Tongue): LeatNews => {
  const of = { kind: "loss", owner: "hanne", lastSeen: "green" } as const;
  return language === "en"
    ? {
        id: "dog",
        holder: "hanne",
        memory: "Hanne Vos's dog Biscuit has been missing since Sunday",
        tells: ["My dog Biscuit is gone. He slipped his lead on Church Green."],
        passes: ["Hanne has lost her dog, Biscuit. He was last seen on Church Green."],
        of: { ...of, thing: "her dog Biscuit" },
      }
    : {
        id: "dog",
        holder: "hanne",
        memory: "沈秋兰的狗豆豆星期天在晒谷场走丢了",
        tells: ["我家豆豆不见了，在晒谷场挣脱绳子跑的。"],
        passes: ["秋兰的狗豆豆走丢了，最后有人在晒谷场见过它。"],
        of: { ...of, thing: "她的狗豆豆" },
      };
};

/** Somebody has lost her heart. */
export const crush = (language: Tongue): LeatNews => ({
  id: "crush",
  holder: "hanne",
  secret: true,
  of: { kind: "feeling", of: "hanne", about: "brid" },
  ...(language === "en"
    ? {
        memory: "Hanne Vos has lost her heart to Brid Kelly",
        tells: ["Don't laugh, but I think of Brid all day."],
        passes: ["Hanne has lost her heart to Brid."],
      }
    : { memory: "沈秋兰喜欢上了吴春燕", tells: ["你别笑，我一整天都在想春燕。"], passes: ["秋兰喜欢上了春燕。"] }),
});
