// @ts-check
/** Your own dog's visit, step by step. Nothing moves until the visitor asks for it. */
import { stepsOf } from "./day.js";
import { find, html } from "./page.js";
import { save, state } from "./state.js";
import { dayWords, namesOf } from "./visits.js";

const { booked } = state;
/** How long a step stays while the day plays, in milliseconds. */
const stepTime = 4000;
const prefersLessMotion = matchMedia("(prefers-reduced-motion: reduce)");

find("#nothing").hidden = booked !== null;
find("#visit").hidden = booked === null;

if (booked !== null) {
  const steps = stepsOf(booked);
  const last = steps.length - 1;
  const groomer = booked.visit === "van" ? "Luis" : "Keisha";
  const [play, next, picture] = [find("#play"), find("#next"), find("#picture")];
  if (!(picture instanceof HTMLImageElement)) throw new Error("The page lacks its picture.");
  let timer = 0;

  find("h1").textContent = `${namesOf(booked.dogs)}, step by step`;
  find("#lead").textContent = `${dayWords(booked.day, "long")}, at ${booked.time}`;

  const stateOf = (/** @type {number} */ index) => {
    if (index < state.step || state.step === last) return "done";
    return index === state.step ? "now" : "";
  };

  const item = (/** @type {import("./day.js").Step} */ { name, time }, /** @type {number} */ index) => {
    const status = stateOf(index);
    const words = { done: `${time}, done`, now: `${time}, now`, "": `about ${time}` }[status];
    return html(
      "li",
      { class: status, ...(status === "now" && { "aria-current": "step" }) },
      html("b", {}, name),
      html("span", {}, words),
    );
  };

  const show = () => {
    const step = steps[state.step];
    find("#steps").replaceChildren(...steps.map(item));
    find("#news-heading").textContent = step === undefined ? "Before the visit" : `${step.name}, ${step.time}`;
    find("#news-words").textContent =
      step === undefined ? "No news yet. The first comes when you are here." : step.news;
    find("#from").textContent = step === undefined ? "" : `Sent by ${groomer}, with a photo`;
    picture.src = `drawings/${step?.drawing ?? "logo"}.svg`;
    next.textContent = state.step === last ? "Back to the morning" : "Next step";
    play.textContent = timer !== 0 ? "Pause" : state.step === last ? "Play the day once more" : "Play the day";
    play.hidden = prefersLessMotion.matches;
  };

  const go = (/** @type {number} */ step) => {
    state.step = step;
    save();
    show();
  };

  const stop = () => {
    clearInterval(timer);
    timer = 0;
    show();
  };

  play.addEventListener("click", () => {
    if (timer !== 0) {
      stop();
      return;
    }
    timer = window.setInterval(() => {
      go(state.step + 1);
      if (state.step === last) stop();
    }, stepTime);
    go(state.step === last ? 0 : state.step + 1);
    if (state.step === last) stop();
  });

  next.addEventListener("click", () => {
    stop();
    go(state.step === last ? -1 : state.step + 1);
  });

  prefersLessMotion.addEventListener("change", stop);
  show();
}
