// @ts-check
/**
 * Log: top number, bottom number, pulse, one at a time, then a last look. Nothing is saved before it. Each step is an
 * entry of the browser's history: Back goes back one step. A key acts on `click`, which a browser sends when the finger
 * lifts where it went down: a slip off the key types nothing.
 */
import { offerHearing } from "./hear.js";
import { fields, isEcho, names, problemOf } from "./keys.js";
import { find, goTo, html, icon, unseen } from "./page.js";
import { spoken, todayReading } from "./rosa.js";
import { save, state } from "./state.js";

/** @typedef {import("./keys.js").Field} Field */
/** @typedef {Field | "swap" | "check"} Step */

const form = find("#log");
const question = find("#question");
const message = find("#message");
const { draft, settings } = state;

let input = html("input");

/** Chromium alone says beforehand that a policy forbids the microphone. */
const { featurePolicy = { allowsFeature: () => true } } = Object(document);
const canListen =
  ("SpeechRecognition" in window || "webkitSpeechRecognition" in window) && featurePolicy.allowsFeature("microphone");

/** What Back or a button asked for. @type {string | undefined} */
let wanted = history.state?.step;
/** @type {Step} */
let step = "top";
/** The step, where it is one of the three numbers. @type {Field | undefined} */
let field;

const isDone = (/** @type {Field} */ name) => problemOf(name, draft[name]) === "";

const nextStep = (/** @type {string} */ asked = "") => {
  for (const name of names) {
    if (name === asked || !isDone(name)) return name;
    if (name === "bottom" && Number(draft.bottom) >= Number(draft.top)) return "swap";
  }
  return "check";
};

const hint = () => {
  if (field !== undefined) return fields[field].mark;
  if (step === "swap") {
    const what = draft.top === draft.bottom ? `Both are ${draft.top}.` : `${draft.bottom} is above ${draft.top}.`;
    return `${what} On your monitor the larger number is the top one, marked SYS.`;
  }
  const before = todayReading();
  const saved = before && `It takes the place of ${spoken([before.top, before.bottom])}, pulse ${before.pulse}.`;
  return `${saved ?? "Nothing is saved yet."} To change a number, choose it.`;
};

/**
 * Shows words in place of the hint. They have room to grow upwards: the keys stay where they are.
 * @param {string} words
 * @param {string} live what screen readers say: the same, unless a move of the focus says it
 */
const tell = (words, live = words) => {
  message.replaceChildren(...(words === "" ? [] : [icon("message"), html("span", {}, words)]));
  input.removeAttribute("aria-invalid");
  find("#live").textContent = live;
};

const fieldItem = (/** @type {Field} */ name) => {
  const { label } = fields[name];
  if (name === field) {
    input = html("input", { id: "number", type: "text", autocomplete: "off", enterkeyhint: "next" });
    input.setAttribute("aria-describedby", "message question hint");
    // The keys on the page, or the phone's own. A keyboard with real keys always works.
    input.inputMode = settings.keys === "phone" ? "numeric" : "none";
    input.value = draft[name];
    return html("li", { class: "now" }, html("label", { for: "number" }, label), input);
  }
  if (!isDone(name))
    return html("li", {}, html("span", {}, label), html("span", { class: "empty" }, draft[name] || "not yet"));
  const change = html("button", { type: "button", id: `change-${name}` }, html("span", {}, label, icon("check")));
  change.append(unseen(": "), html("b", {}, draft[name]), unseen(", change it"));
  return html("li", { class: "done" }, change);
};

const lastLook = () => `${spoken([Number(draft.top), Number(draft.bottom)])}, pulse ${draft.pulse}. Is that right?`;

const readBack = () => {
  const stack = html("span", { class: "stack" }, html("b", {}, draft.top), html("i", {}, "over"));
  stack.append(html("b", {}, draft.bottom));
  const seen = html("span", { "aria-hidden": "true" }, stack, `Pulse ${draft.pulse}.`, html("br"), "Is that right?");
  return [unseen(lastLook()), seen];
};

const show = () => {
  step = nextStep(wanted);
  field = names.find((name) => name === step);
  const isCheck = step === "check";
  const rest = names.slice(names.indexOf(field ?? "pulse") + 1).find((name) => !isDone(name));
  const words = field ? `What is ${field === "pulse" ? "your" : "the"} ${fields[field].name}?` : "Is the order right?";
  question.replaceChildren(...(isCheck ? readBack() : [words]));
  document.title = `${isCheck ? "Is that right?" : words} Log, Step Up 90 prototype`;
  find("#count").textContent = field ? `Step ${names.indexOf(field) + 1} of 3` : isCheck ? "Last look" : "One question";
  find("#hint").textContent = hint();
  find("#fields").replaceChildren(...names.map(fieldItem));
  find("#swap").hidden = step !== "swap";
  find("#exchange").hidden = draft.top === draft.bottom;
  find("#exchange").textContent = `Swap them: ${draft.bottom} over ${draft.top}`;
  find("#keys").hidden = step === "swap" || (field !== undefined && settings.keys === "phone");
  find("#keys").classList.toggle("few", isCheck);
  find("#hear-place").hidden = canListen && !isCheck;
  find("#speak").hidden = !canListen || isCheck;
  find("#listening").hidden = !canListen || !field || settings.keys === "phone";
  find("#go").hidden = step === "swap";
  find("#go span").textContent = isCheck ? "Yes, save it" : `Next: ${rest ?? "check"}`;
  tell("");
};

/** Shows the step, then moves the focus there. Orca passes over a field that is focused as it comes. */
const arrive = () => {
  show();
  setTimeout(() => {
    (field ? input : question).focus({ preventScroll: true });
    question.scrollIntoView({ block: "nearest" });
  });
};

const moveTo = (/** @type {Step} */ to) => {
  if (wanted !== to) history.pushState({ step: to }, "");
  wanted = to;
  arrive();
};

/** @param {string} typed @param {boolean} isTouched by a key of the page, which nothing else says */
const enter = (typed, isTouched) => {
  if (field === undefined) return;
  const digits = typed.replace(/[\s,.]/g, "");
  const { label, name } = fields[field];
  if (/^\d{0,3}$/.test(digits)) {
    draft[field] = digits;
    save();
    tell("", isTouched ? `${label}: ${digits || "empty"}` : "");
  } else if (/^\d+$/.test(digits)) {
    tell(`${Number(digits).toLocaleString("en-US")} can’t be right: a ${name} has 3 digits at most.`);
  } else {
    tell("Please use digits only.");
  }
  input.value = draft[field];
};

const tellEcho = (/** @type {string} */ digit) =>
  tell(`Two quick touches count once. For ${digit}${digit}, wait a moment in between.`);

const undo = () => {
  if (field && draft[field] !== "") enter(draft[field].slice(0, -1), true);
  else if (field === "top") tell("There is nothing to undo.");
  else moveTo(step === "check" ? "pulse" : step === "bottom" ? "top" : "bottom");
};

const saveReading = () => {
  const [top, bottom, pulse] = names.map((name) => Number(draft[name]));
  state.readings[state.day] = { top, bottom, pulse };
  // Theo has not seen this one.
  state.seenDay = 0;
  Object.assign(draft, { top: "", bottom: "", pulse: "" });
  goTo("./", `Saved: ${spoken([top, bottom])}, pulse ${pulse}.`);
};

const goOn = () => {
  if (field === undefined) return saveReading();
  const problem = problemOf(field, draft[field]);
  if (problem === "") return moveTo(nextStep());
  // Where the field has the focus, no move says it.
  tell(problem, document.activeElement === input ? problem : "");
  input.setAttribute("aria-invalid", "true");
  input.focus();
};

const useHeard = (/** @type {string[]} */ numbers) => {
  const rest = names.slice(names.indexOf(field ?? "pulse"));
  numbers.slice(0, rest.length).forEach((number, index) => {
    draft[rest[index]] = number;
  });
  save();
  if (numbers.length > 1) return moveTo(nextStep());
  show();
  tell(`I heard ${numbers[0]}. If that is right, go on with “Next.”`);
};

/** What the buttons do, but for the digits. @type {Record<string, () => unknown>} */
const acts = {
  undo,
  speak: async () => (await import("./listen.js")).listen(find("#speak span"), useHeard, tell),
  "change-top": () => moveTo("top"),
  "change-bottom": () => moveTo("bottom"),
  "change-pulse": () => moveTo("pulse"),
  exchange: () => {
    [draft.top, draft.bottom] = [draft.bottom, draft.top];
    save();
    moveTo(nextStep());
  },
};

// Words in an element with a listener would be called "clickable" by screen readers.
document.addEventListener("click", ({ target, timeStamp }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  const digit = button?.dataset.digit;
  const name = digit ?? button?.id ?? "";
  if (digit === undefined && acts[name] === undefined) return;
  const isTooSoon = isEcho(name, timeStamp);
  if (digit === undefined) return isTooSoon || acts[name]();
  if (isTooSoon) tellEcho(digit);
  else if (field) enter(draft[field] + digit, true);
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!isEcho("go", event.timeStamp)) goOn();
});

// A key that is held down repeats itself.
form.addEventListener("keydown", (event) => {
  if (event.repeat && /^(?:\d|Backspace|Delete|Enter| )$/.test(event.key)) event.preventDefault();
});

form.addEventListener("beforeinput", (event) => {
  const { inputType, data, timeStamp } = event;
  if (inputType !== "insertText" || data === null || !/^\d$/.test(data) || !isEcho(data, timeStamp)) return;
  event.preventDefault();
  tellEcho(data);
});
form.addEventListener("input", ({ target }) => {
  if (target === input) enter(input.value, false);
});

offerHearing(find("#hear"), message, () =>
  field ? `${fields[field].label}: ${draft[field] || "no number yet"}.` : lastLook(),
);

for (const option of find("#settings").querySelectorAll("input")) {
  option.checked = option.value === settings[option.name];
  option.addEventListener("change", () => {
    settings[option.name] = option.value;
    save();
    show();
  });
}

find("#settings").hidden = false;
addEventListener("popstate", ({ state: entry }) => {
  // The skip link's entry has no step, and stays where it leads.
  if (entry === null) return;
  wanted = entry.step;
  arrive();
});
show();
history.replaceState({ step }, "");
wanted = step;
