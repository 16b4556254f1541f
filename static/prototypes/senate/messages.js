// @ts-check
/** Messages: what was sent, who read it and when, and the answer, which comes when the visitor lets time pass. */
import { offerListening } from "./listen.js";
import { button, find, goTo, html, notify, sign } from "./page.js";
import { answerTo, billNames, dateOf, senatorOf } from "./senators.js";
import { save, state } from "./state.js";

/** @typedef {import("./state.js").Letter} Letter */

/** @type {Record<string, string>} */
const headings = { question: "You asked", opinion: "You said", help: "You asked for help" };

const step = (/** @type {string} */ vote, /** @type {string} */ name, /** @type {string} */ words) =>
  html("li", {}, sign(vote), " ", html("strong", {}, name), " ", html("span", {}, words));

const wayOf = (/** @type {Letter} */ { day, district, isAnswered }) => {
  const senator = senatorOf(district);
  const read = `${dateOf(day + 1)}, 9:20 a.m., by ${senator?.reader} of the senator’s office`;
  const answered = `${dateOf(day + 3)}, 4:05 p.m., by Senator ${senator?.last}`;
  return html(
    "ol",
    { class: "path", role: "list", "aria-label": "Where your message is" },
    step("yes", "Sent", dateOf(day)),
    step(isAnswered ? "yes" : "none", "Read", isAnswered ? read : "not yet"),
    step(isAnswered ? "yes" : "none", "Answered", isAnswered ? answered : "not yet; the office aims at 5 days"),
  );
};

const skip = () => {
  const go = button("clock", "Skip to three days later", { id: "skip" });
  go.addEventListener("click", () => {
    state.day += 3;
    for (const letter of state.letters) letter.isAnswered = true;
    save();
    notify("");
    show();
    find("#guide-day").textContent = `In this prototype it is ${dateOf(state.day)}.`;
    find("#heading").focus();
  });
  const words = "Only in this prototype: you decide when time passes.";
  return html("div", { class: "skip" }, html("p", {}, words), html("div", { class: "buttons" }, go));
};

/** Did the answer help? "Not yet" is as large as "Yes". */
const questionAbout = (/** @type {Letter} */ letter) => {
  const said = html("p", { role: "status" });
  const choices = ["yes", "no"].map((helped) => {
    const words = helped === "yes" ? "Yes, it did" : "Not yet";
    const choice = html("button", { type: "button", class: "quiet" }, words);
    choice.addEventListener("click", () => {
      letter.helped = helped;
      save();
      showChoice();
    });
    return { helped, choice };
  });
  const showChoice = () => {
    for (const { helped, choice } of choices) choice.setAttribute("aria-pressed", String(helped === letter.helped));
    const thanks = {
      yes: "Thank you. The office sees that it helped.",
      no: "Then please write back, and say what is missing.",
    };
    said.textContent = letter.helped === "" ? "" : thanks[letter.helped === "yes" ? "yes" : "no"];
  };
  showChoice();
  const name = letter.kind === "question" ? "Did this answer your question?" : "Did this answer help you?";
  const group = html(
    "div",
    { class: "buttons", role: "group", "aria-label": name },
    ...choices.map((one) => one.choice),
  );
  return html("section", {}, html("h2", {}, name), group, said);
};

const answerOf = (/** @type {Letter} */ letter) => {
  const senator = senatorOf(letter.district);
  const words = answerTo(letter.kind, letter.bill);
  const listen = html("button", { type: "button", class: "quiet", hidden: "" });
  const back = button("reply", "Write back");
  const note = html("p", { class: "fine", role: "status" });
  offerListening(listen, note, () => words);
  back.addEventListener("click", () => {
    state.draft = { ...state.draft, bill: letter.bill, kind: letter.kind };
    goTo("write.html");
  });
  return html(
    "article",
    { class: "letter theirs" },
    html("h2", {}, `Senator ${senator?.first} ${senator?.last}`),
    html("p", { class: "fine" }, "Read and signed by the senator"),
    html("p", { class: "words" }, words),
    html("div", { class: "buttons" }, listen, back),
    note,
  );
};

const letterOf = (/** @type {Letter} */ { kind, text }) =>
  html(
    "article",
    { class: "letter mine" },
    html("h2", {}, headings[kind] ?? "You wrote"),
    html("p", { class: "words" }, text),
  );

/** Only the newest message has its way, the passing of time, and the question if the answer helped. */
const partsOf = (/** @type {Letter} */ letter, isNewest = false) => [
  ...(isNewest ? [wayOf(letter)] : []),
  ...(isNewest && !letter.isAnswered ? [skip()] : []),
  letterOf(letter),
  ...(letter.isAnswered ? [answerOf(letter)] : []),
  ...(isNewest && letter.isAnswered ? [questionAbout(letter)] : []),
];

const aboutOf = (/** @type {Letter} */ { bill }) =>
  billNames[bill] === undefined ? "No bill" : `Bill ${bill}, “${billNames[bill]}”`;

const show = () => {
  const [newest, ...earlier] = state.letters;
  find("#none").hidden = newest !== undefined;
  if (newest === undefined) {
    find("#heading").textContent = "Messages";
    find("#about").textContent = "";
    find("#letters").replaceChildren();
    return;
  }
  find("#heading").textContent = newest.isAnswered ? "Your senator answered" : "Your message was sent";
  find("#about").textContent = aboutOf(newest);
  find("#letters").replaceChildren(...partsOf(newest, true), ...earlier.flatMap((letter) => partsOf(letter)));
};

show();
