// A talk with a resident in private, on the sheet: question and answer, as many as one likes. Nothing in town comes of it.
import { get, portraitOf, post } from "./api.js";
import { h } from "./dom.js";
import { say } from "./language.js";
import { spoken } from "./markup.js";
import { showSheet } from "./sheet.js";
import { town } from "./town.js";
import { capital, firstName } from "./words.js";

/** What was asked and answered so far, by resident: a talk that was closed goes on where it stood. @type {Map<string, { id: string | null, log: HTMLElement, as: HTMLInputElement, situation: HTMLInputElement }>} */
const talks = new Map();
/** The questions of the paper, by name. @type {Promise<any[]> | null} */
let questions = null;

/** Opens the talk with a resident; with null one is chosen first. @param {string | null} who */
export function interview(who) {
  const residents = town.view.people.filter((/** @type {any} */ one) => one.kind === "resident");
  if (who === null) return choose(residents);
  const { name } = town.personOf(who);
  const talk = talks.get(who) ?? {
    id: null,
    log: h("div", { class: "interview", role: "log", "aria-label": say("Questions and answers") }),
    as: h("input", {
      type: "text",
      maxlength: 200,
      autocomplete: "off",
      placeholder: say("a reporter, their old teacher"),
    }),
    situation: h("input", {
      type: "text",
      maxlength: 300,
      autocomplete: "off",
      placeholder: say("a job interview, a quarrel about the rent"),
    }),
  };
  talks.set(who, talk);
  const question = h("textarea", {
    id: "interview-question",
    rows: 2,
    maxlength: 500,
    placeholder: say("What has kept you busy lately?"),
  });
  const send = h("button", { type: "submit", class: "send" }, say("Ask"));
  const paper = h(
    "select",
    { "aria-label": say("A question of the paper") },
    h("option", { value: "" }, say("A question of the paper …")),
  );
  questions ??= get("commands").then(
    (all) =>
      all
        .find((/** @type {any} */ one) => one.words === "ask")
        ?.options.find((/** @type {any} */ one) => one.name === "question")?.choices ?? [],
  );
  void questions
    .catch(() => [])
    .then((all) => paper.append(...all.map((one) => h("option", { value: one.value }, one.name))));

  const line = (/** @type {string} */ kind, /** @type {(Node | string)[]} */ words) =>
    kind === "asked"
      ? h("p", { class: "asked" }, h("span", { class: "sr" }, say("You: ")), ...words)
      : h(
          "div",
          { class: "answered" },
          h("img", { src: portraitOf(town.personOf(who)), alt: "", width: 34, height: 34 }),
          h("p", {}, h("span", { class: "sr" }, `${firstName(name)}: `), ...words),
        );
  const about = h("div", { class: "about-them" });
  const ideas = h(
    "div",
    { class: "starters", hidden: talk.log.childElementCount > 0 },
    h("p", {}, say("Ask {name} anything, for example:", { name: firstName(name) })),
    ...starters().map((words) =>
      h("button", { type: "button", class: "plain", onclick: () => void ask({ question: words }, words) }, words),
    ),
  );
  get(`resident/${encodeURIComponent(who)}`).then(
    (one) => {
      about.replaceChildren(
        h("p", { class: "who" }, `${one.age} · ${one.occupation}`),
        h(
          "p",
          {},
          h("span", { class: "emoji", "aria-hidden": "true" }, one.asleep ? "💤" : one.emoji),
          capital(one.doing),
        ),
        line("answered", [one.greeting || say("Hello. What would you like to know?")]),
      );
    },
    // who they are stands above the map's faces, too
    () => {},
  );
  const toEnd = () => talk.log.lastElementChild?.scrollIntoView({ block: "nearest" });

  /** @param {{ question?: string, number?: number }} what @param {string} words */
  async function ask(what, words) {
    const dots = h("span", { class: "dots" }, h("i"), h("i"), h("i"));
    const asked = line("asked", spoken(words));
    const answer = line("answered", [
      h("span", { class: "sr" }, say("{name} is thinking", { name: firstName(name) })),
      dots,
    ]);
    if (ideas.contains(document.activeElement)) question.focus();
    ideas.hidden = true;
    talk.log.append(asked, answer);
    toEnd();
    send.disabled = paper.disabled = true;
    try {
      const setIn = { as: talk.as.value.trim() || null, situation: talk.situation.value.trim() || null };
      const told = await post("interview", { resident: who, goesOn: talk.id, ...setIn, ...what });
      if (!what.number) {
        talk.id = told.id;
        setting.hidden = true;
      }
      asked.replaceWith(line("asked", spoken(told.question)));
      answer.replaceWith(line("answered", spoken(told.answer)));
    } catch (error) {
      answer.remove();
      asked.replaceWith(h("p", { class: "small-print" }, error.message));
      if (error.serious) asked.remove();
      else if (what.question && question.value === "") question.value = what.question;
    } finally {
      send.disabled = paper.disabled = false;
      toEnd();
    }
  }

  const form = h(
    "form",
    {
      class: "box",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const words = question.value.trim();
        if (words === "" || send.disabled) return question.focus();
        question.value = "";
        question.focus();
        void ask({ question: words }, words);
      },
    },
    h("label", { class: "sr", for: "interview-question" }, say("Your question")),
    question,
    send,
  );
  question.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  paper.addEventListener("change", () => {
    const [chosen] = paper.selectedOptions;
    if (!chosen?.value) return;
    void ask({ number: Number(chosen.value) }, chosen.textContent ?? "");
    paper.value = "";
  });
  const setting = h(
    "details",
    { class: "setting", hidden: talk.id !== null },
    h("summary", {}, say("Who you are to {name}, and where", { name: firstName(name) })),
    h("label", {}, say("You are "), talk.as),
    h("label", {}, say("Imagine "), talk.situation),
  );
  showSheet({
    title: say("A talk with {name}", { name }),
    face: portraitOf(town.personOf(who)),
    body: [
      h(
        "p",
        { class: "small-print" },
        say("In private, with an AI character: {name} will not remember it, and nothing comes of it in town.", {
          name: firstName(name),
        }),
      ),
      about,
      ideas,
      talk.log,
    ],
    foot: [setting, form, paper],
    focus: question,
  });
  toEnd();
}

/** What one may begin with. */
const starters = () => [
  say("What are your plans for today?"),
  say("Whom do you like best in town?"),
  say("What do you hope for?"),
];

/** @param {any[]} residents */
function choose(residents) {
  showSheet({
    title: say("Whom do you want to ask?"),
    body: [
      h(
        "ul",
        { class: "choose" },
        ...residents.map((one) =>
          h(
            "li",
            {},
            h(
              "button",
              { type: "button", class: "face", onclick: () => interview(one.id) },
              h("img", { src: portraitOf(one), alt: "", width: 34, height: 34, loading: "lazy" }),
              h("span", {}, one.name),
            ),
          ),
        ),
      ),
    ],
  });
}
