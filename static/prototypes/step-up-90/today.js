// @ts-check
/** Today: the day of 90, this morning's reading, pills, and what Theo sees. */
import { dayTrack } from "./day-track.js";
import { offerHearing } from "./hear.js";
import { find, goTo, html, icon, notify } from "./page.js";
import { dayCounts, days, isAbove, programLength, rosaDays, rosaGoal, spoken, todayReading } from "./rosa.js";
import { sharedWords } from "./shares.js";
import { save, state } from "./state.js";

const { logged, missed } = dayCounts();
find("#day").textContent = `Day ${state.day} of ${programLength}`;
find("#count").textContent = `${days(logged)} logged, ${missed} missed`;
find("#track").replaceChildren(dayTrack(rosaDays(), 30));

const reading = todayReading();
find("#no-reading").hidden = reading !== undefined;
find("#latest").hidden = reading === undefined;

if (reading !== undefined) {
  const { top, bottom, pulse } = reading;
  const isOver = isAbove([top, bottom], rosaGoal);
  find("#spoken").textContent = spoken([top, bottom]);
  find("#top").textContent = String(top);
  find("#bottom").textContent = String(bottom);
  find("#pulse").textContent = `pulse ${pulse}`;
  find("#verdict").replaceChildren(
    icon(isOver ? "message" : "check"),
    html("span", {}, isOver ? "Above your goal" : "At or under your goal"),
  );
  find("#goal").textContent = `Your doctor’s goal: ${spoken(rosaGoal)}.`;
  find("#above").hidden = !isOver;
  offerHearing(find("#hear"), find("#heard"), () => {
    const verdict = isOver ? "Above your goal" : "At or under your goal";
    return `${spoken([top, bottom])}, pulse ${pulse}. ${verdict}.`;
  });
}

/** Takes the reading back to the Log page, with its digits. */
const undo = () => {
  if (reading === undefined) return;
  const { top, bottom, pulse } = reading;
  delete state.readings[state.day];
  state.draft = { top: String(top), bottom: String(bottom), pulse: String(pulse) };
  goTo("log.html", "");
};

const said = find("#notice").textContent ?? "";
if (reading !== undefined && said.startsWith("Saved")) {
  const button = html("button", { type: "button", class: "plain" }, icon("undo"), "Undo");
  button.addEventListener("click", undo);
  notify(said, button);
}

for (const box of document.querySelectorAll("input")) {
  const key = `${state.day} ${box.name}`;
  const status = find(`#${box.name}-status`);
  const time = status.textContent ?? "";
  const show = () => {
    status.textContent = box.checked ? "Taken" : time;
  };
  box.checked = state.pills[key] === true;
  show();
  box.addEventListener("change", () => {
    state.pills[key] = box.checked;
    save();
    show();
  });
}

find("#shared").textContent = sharedWords();
find("#seen").hidden = state.seenDay !== state.day || reading === undefined;
