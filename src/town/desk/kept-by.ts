/** A town as it is kept: what a keeper does becomes a switch, a setting or a turn of its own. */
import { DAY, dayOf, later, type Minutes, minutes, momentText, timeOfDay } from "../../clock/units.ts";
import type { Json } from "../../store/store.ts";
import { placeOf } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import { embodiedBy } from "../acts/embody.ts";
import { letLeave } from "../acts/leave-quiet.ts";
import { visitorId } from "../acts/take-act.ts";
import type { Changed } from "../change.ts";
import { exported } from "../file/export.ts";
import { nameAtStage } from "../file/names.ts";
import { clockTyped } from "../keeping/setting-values.ts";
import {
  type Settings,
  settingInWords,
  settingNames,
  settingsRecord,
  valuesInWords,
  withSetting,
} from "../keeping/settings.ts";
import { interestingIn } from "../looking/interesting.ts";
import { sightOf } from "../looking/sight.ts";
import { EVENING, momentTyped } from "../moments.ts";
import { isPace, paceText, paceTyped } from "../pace.ts";
import { changeRoll } from "../roll/roll.ts";
import type { TownState } from "../state.ts";
import type { Counter, Seeks } from "./counter.ts";
import type { Done } from "./done.ts";
import type { KeepingDesk } from "./keeping.ts";
import type { LookingDesk } from "./looking.ts";
import type { Member, Named } from "./member.ts";

/** What its keepers do with a town. */
export function keptBy({
  options,
  words,
  standing,
  pausedFor,
  written,
  commit,
  fitting,
  keeper,
}: Counter): Omit<KeepingDesk, keyof LookingDesk> {
  const { town } = options;
  const { replies } = words;
  /** The minute that a time of day or a named moment next is, for a keeper who would skip to it, if it is on that day. @throws UserError */
  function skippedTo(member: Member, until: string, day: number | undefined): Minutes {
    keeper(member);
    const { state, why } = options.clockState();
    if (state === "stopped") throw standing(why);
    if (town.state.paused !== null) throw pausedFor(member, town.state.paused);
    if (!town.state.opened) throw new UserError("not-open", words.settings.skip.notOpen);
    const { now } = town.state;
    const moment = momentTyped(until, town.definition.language);
    if (moment === "evening" && timeOfDay(now) >= EVENING)
      throw new UserError("is-evening", words.settings.skip.isEvening);
    const morning = timeOfDay(town.definition.opens);
    const at = moment === null ? clockTyped(until) : moment === "evening" ? EVENING : morning;
    if (at === null) throw new UserError("no-time", words.settings.skip.noTime);
    const next = later(now, timeOfDay(minutes(at - timeOfDay(now) + DAY)) || DAY);
    if (day !== undefined && day !== dayOf(next)) {
      const { anotherDay } = words.settings.skip;
      throw new UserError("another-day", anotherDay(town.definition.name, momentOf(now), momentOf(next)));
    }
    // What is looked for is looked for at once where it costs nothing: nobody is asked, so it ends with the day.
    const unasked = moment === "interesting" && options.usdUntil(next) === null;
    return unasked ? minutes(Math.min(next, dayOf(now) * DAY)) : next;
  }

  /** Stops at what this member would want to see. */
  const seeksFor =
    (member: Member): Seeks =>
    (before, state, events) => {
      const { definition, means } = town;
      const viewer = sightOf(state, member);
      return interestingIn({ state, definition, means }, before, events, visitorId(member.id), viewer);
    };

  const momentOf = (at: Minutes): string => momentText(town.definition.start, at, town.definition.language);

  /** Turns a switch of the town's; false where it stood so already, by another's turn just before as well. */
  async function turned(isSo: (state: TownState) => boolean, turn: (state: TownState) => Changed, act: Json) {
    if (isSo(town.state)) return false;
    const { stood } = await commit(
      "switch",
      (state) => (isSo(state) ? { state, events: [], stood: true } : { ...turn(state), stood: false }),
      { act: ({ stood }) => (stood ? null : act) },
    );
    return !stood;
  }

  const already = (shown: string): Done => ({ said: words.settings.already(shown), act: null, already: true });

  /** Lets somebody go who is to take no part any more. */
  async function sendAway(member: Named): Promise<void> {
    const visitor = visitorId(member.id);
    const actor = { id: member.id, name: nameAtStage(member.name), about: "" };
    if (embodiedBy(town.state, visitor) !== null) await written(() => letLeave(town, actor, { kind: "release" }));
    if (town.state.world.people.has(visitor)) await written(() => letLeave(town, actor, { kind: "leave" }));
  }

  return {
    acts: options.acts,
    async keepAct(member, what, undo) {
      // It is done: that it cannot be listed is no fault of who did it.
      const kept = options.acts.add(member, options.now(), what, undo);
      return kept.catch((error: unknown) => {
        options.fault(error);
        return null;
      });
    },
    async strike(member, lines) {
      keeper(member);
      const { state, why } = options.clockState();
      if (state === "stopped") throw standing(why);
      let known = 0;
      for (const line of lines) if (await written(() => options.strike(line))) known++;
      return known;
    },
    async changeRoll(member, wish, isMember) {
      keeper(member);
      const { state, why } = options.clockState();
      if (state === "stopped") throw standing(why);
      options.seen(member);
      if ("form" in wish) await fitting([...Object.values(wish.form ?? {}), wish.file?.text ?? ""]);
      return { said: await written(() => changeRoll(town, member.id, wish, isMember)), act: null };
    },
    async export(member, fork) {
      keeper(member);
      return exported(town, fork);
    },
    async pause(member) {
      keeper(member);
      options.seen(member);
      const why = replies.pausedBy(nameAtStage(member.name) || words.stage.acts.somebody);
      const by = visitorId(member.id);
      const paused = await turned(
        (state) => state.paused !== null,
        (state) => ({
          state: { ...state, paused: why },
          events: [{ kind: "town-paused", at: state.now, who: null, spot: null, audience: "nobody", by, why }],
        }),
        { kind: "pause", by: member.id },
      );
      if (!paused) return { said: replies.pausedAlready(town.definition.name), act: null, already: true };
      return { said: replies.paused(town.definition.name), act: null };
    },
    async resume(member) {
      keeper(member);
      options.seen(member);
      const by = visitorId(member.id);
      const resumed = await turned(
        (state) => state.paused === null,
        (state) => ({
          state: { ...state, paused: null },
          events: [{ kind: "town-resumed", at: state.now, who: null, spot: null, audience: "nobody", by }],
        }),
        { kind: "resume", by: member.id },
      );
      if (!resumed) return { said: replies.runsAlready(town.definition.name), act: null, already: true };
      options.pulse();
      return { said: replies.resumed(town.definition.name), act: null };
    },
    beforePace(member, pace) {
      keeper(member);
      if (!isPace(pace)) throw new UserError("bad-pace", replies.badPace);
      const usd = pace < Math.min(1, town.state.pace) ? options.usdAnHour(pace) : null;
      return usd === null || usd === 0 ? null : words.settings.hurry.ask(town.definition.name, paceText(pace), usd);
    },
    async setPace(member, pace) {
      keeper(member);
      options.seen(member);
      if (!isPace(pace)) throw new UserError("bad-pace", replies.badPace);
      const paced = await turned(
        (state) => state.pace === pace,
        (state) => ({ state: { ...state, pace }, events: [] }),
        { kind: "pace", beats: pace, by: member.id },
      );
      if (!paced) return already(settingInWords(options.settings(), "pace", town.definition.language, pace));
      options.paced();
      return { said: replies.pace(pace), act: null };
    },
    beforeSkip(member, until, day) {
      const at = skippedTo(member, until, day);
      const usd = options.usdUntil(at);
      const midnight = dayOf(at) > dayOf(town.state.now);
      const { ask, askInteresting } = words.settings.skip;
      const { name } = town.definition;
      if (momentTyped(until, town.definition.language) === "interesting") {
        if (usd === null) return null;
        return { question: askInteresting(name, momentOf(at), midnight, usd), day: dayOf(at) };
      }
      if (!midnight && usd === null) return null;
      return { question: ask(name, momentOf(at), midnight, usd), day: dayOf(at) };
    },
    async skip(member, until, day) {
      const at = skippedTo(member, until, day);
      options.seen(member);
      const { skip } = words.settings;
      if (momentTyped(until, town.definition.language) === "interesting") {
        const found = options.skip(at, seeksFor(member)).then((best) => ({
          said:
            best === null
              ? skip.nothing(momentOf(town.state.now))
              : skip.found(momentOf(town.state.now), placeOf(town.definition.map, best.place).name, best.text),
          place: best?.place ?? null,
        }));
        return { said: skip.seeks(town.definition.name, momentOf(at)), act: null, found };
      }
      const costs = options.usdUntil(at) !== null;
      void options.skip(at, null);
      return { said: skip.done(town.definition.name, momentOf(at), costs), act: null, found: null };
    },
    async ban(member, who) {
      keeper(member);
      const { ban } = words.admission;
      if (who.id === member.id) throw new UserError("yourself", ban.yourself);
      const { bans } = options;
      if (!(await written(() => bans.add({ member: who.id, name: who.name }))))
        throw new UserError("banned-already", ban.already(who.name));
      await sendAway(who);
      return { said: ban.done(who.name), act: null };
    },
    async unban(member, who) {
      keeper(member);
      const { ban } = words.admission;
      if (!(await written(() => options.bans.remove(who.id))))
        throw new UserError("not-banned", ban.notBanned(who.name));
      return { said: ban.lifted(who.name), act: null };
    },
    banned: () => options.bans.list().map(({ member, name }) => ({ id: member, name })),
    async set(member, name, value) {
      const { language, name: called } = town.definition;
      const now = options.settings();
      if (name === null)
        return {
          said: [
            words.settings.list(called),
            ...settingNames.map((one) => settingInWords(now, one, language, town.state.pace)),
            words.settings.howTo,
          ].join("\n"),
          act: null,
        };
      const shown = (settings: Settings) => settingInWords(settings, name, language, town.state.pace);
      if (value === null) return { said: `${shown(now)}\n${valuesInWords(name, language)}`, act: null };
      keeper(member);
      if (name === "pace") return this.setPace(member, paceTyped(value) ?? Number.NaN);
      const next = withSetting(now, name, value, language);
      if (JSON.stringify(next) === JSON.stringify(now)) return already(shown(now));
      await written(() => options.set(next));
      return { said: words.settings.changed(shown(next)), told: shown(next), act: null };
    },
    async putBack(member, before) {
      keeper(member);
      await written(() => options.set(settingsRecord.parse({ ...options.settings(), ...before })));
    },
  };
}
