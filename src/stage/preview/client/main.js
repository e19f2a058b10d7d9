// Starts the page: finds the town, opens its stream, and wires the screens together.
import { get, post, where } from "./api.js";
import { startBar } from "./bar.js";
import { startCard } from "./card.js";
import { startCommands } from "./commands.js";
import { byId, h } from "./dom.js";
import { startFirst } from "./first.js";
import { startIdeas } from "./ideas.js";
import { interview } from "./interview.js";
import { say, speak } from "./language.js";
import { startMap } from "./map.js";
import { startPace } from "./pace.js";
import { listen } from "./stream.js";
import { startTalk } from "./talk.js";
import { toast } from "./toast.js";
import { town } from "./town.js";
import { startVisitor } from "./visitor.js";
import { fitWindow } from "./window.js";

const SEEN_MS = 60_000;
const LOOK_MS = 4_000;

async function start() {
  fitWindow();
  const wanted = new URLSearchParams(location.search).get("town");
  const { towns, discord, leftOut } = await get("towns", { town: wanted ?? undefined });
  const one = towns.find((/** @type {any} */ it) => it.id === wanted) ?? towns[0];
  if (!one) return noTown(discord);
  where.town = one.id;
  speak(one.language, await get("words"));
  if (towns.length > 1) picker(towns);
  byId("town").hidden = false;
  if (leftOut) toast(leftOut, "sorry");

  const map = startMap(byId("map"));
  const bar = startBar();
  startPace();
  const talk = startTalk({ turnTo: (id) => visitor.turnTo(id) });
  const visitor = startVisitor(map, talk);
  startIdeas(visitor);
  const commands = await startCommands({ live: (id) => void visitor.live(id) });
  startCard({
    turnTo: (id) => visitor.turnTo(id),
    interview,
    live: (id) => void visitor.live(id),
    whisper: commands.has("whisper")
      ? (id) => {
          const { name } = town.personOf(id);
          commands.open("whisper", { resident: { id, label: name } });
        }
      : null,
  });

  const first = await startFirst();
  let lost = false;
  let opened = false;
  listen({
    turn: (turn) => first.holds("turn", turn) || town.takeTurn(turn),
    view: (view) => {
      if (!first.holds("view", view)) town.takeView(view);
      back();
    },
    // the first beat says that the past has been told
    beat: () => {
      back();
      if (opened) return;
      opened = true;
      town.catchingUp = false;
      talk.redraw(true);
      void visitor.whoAmI().then(visitor.refresh).then(first.begin);
    },
    struck: (events) => town.strike(events),
    gone: () => location.assign("/"),
    lost: (why) => {
      lost = true;
      bar.lost(why);
    },
  });
  function back() {
    if (lost) bar.lost(null);
    lost = false;
  }

  const seen = () => !document.hidden && void post("seen").catch(() => {});
  setInterval(seen, SEEN_MS);
  document.addEventListener("visibilitychange", seen);
}

/** @param {{ id: string, name: string }[]} towns */
function picker(towns) {
  const pick = byId("town-pick");
  pick.append(...towns.map((one) => h("option", { value: one.id }, one.name)));
  pick.value = where.town;
  pick.hidden = false;
  byId("town-name").hidden = true;
  pick.addEventListener("change", () => location.assign(`/?town=${encodeURIComponent(pick.value)}`));
}

/** @param {boolean} discord */
function noTown(discord) {
  document.body.classList.add("nowhere");
  byId("town-name").textContent = say("No town yet");
  const box = byId("no-town");
  box.hidden = false;
  box.append(
    h(
      "div",
      { class: "found" },
      h("p", { class: "big", "aria-hidden": "true" }, "🏡"),
      h("h2", {}, discord ? say("No town is founded yet") : say("The town is waking up")),
      ...(discord
        ? [
            h("p", {}, "This bot is connected to Discord, and its towns live in servers."),
            h(
              "ol",
              {},
              h("li", {}, "Invite the bot to a server that you manage."),
              h("li", {}, "Type ", h("code", {}, "/town found"), " in any of its channels."),
              h("li", {}, "Confirm. This page then shows the town by itself."),
            ),
          ]
        : [h("p", {}, say("One moment, please."))]),
    ),
  );
  const look = setInterval(async () => {
    const { towns } = await get("towns").catch(() => ({ towns: [] }));
    if (towns.length === 0) return;
    clearInterval(look);
    location.reload();
  }, LOOK_MS);
}

/** A page that was opened before its program comes as soon as that runs. @param {Error} error */
function later(error) {
  toast(error.message, "sorry");
  const look = setInterval(() => {
    void get("towns").then(
      () => {
        clearInterval(look);
        location.reload();
      },
      () => {},
    );
  }, LOOK_MS);
}

start().catch(later);
