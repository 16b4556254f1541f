// @ts-check
/** Rosa's page on the pharmacist's desk: her question first, then only what she shares. */
import { showTrend } from "./trend-chart.js";
import { dayTrack } from "./day-track.js";
import { find, goTo, html, icon } from "./page.js";
import { dayCounts, days, isAbove, morning, programLength, rosaDays, rosaGoal, spoken, todayReading } from "./rosa.js";
import { save, state } from "./state.js";
import { rosaWeeks, trendSentences, weekRows } from "./weeks.js";

const name = "Rosa Delgado";
const { readings, pills, steps } = state.shares;
const { logged, missed } = dayCounts();

const counts = readings ? ` ${days(logged)} logged, ${missed} missed.` : "";
find("#facts").textContent = `71 years. Day ${state.day} of ${programLength}.${counts}`;

find("#asked").hidden = state.question === null || state.called.includes(name);
find("#asked-words").textContent = state.question?.text ? `: “${state.question.text}”` : " and wrote no question.";
find("#mark-called").addEventListener("click", () => {
  state.called = [...state.called, name];
  save();
  goTo("patients.html", `${name} is marked as called.`);
});

find("#not-shared").hidden = readings;
find("#shared-readings").hidden = !readings;
find("#track").hidden = !readings;
if (readings) {
  const sentences = trendSentences();
  find("#sentences").textContent = sentences.join(" ");
  const perRow = matchMedia("(min-width: 48em)").matches ? programLength : 30;
  find("#track").replaceChildren(dayTrack(rosaDays(), perRow));
  find("#weeks").replaceChildren(...weekRows(rosaWeeks()));
  const label = `Line chart of ${state.day} days. ${sentences.join(" ")} The table below holds the same weeks.`;
  showTrend(find("#chart"), { days: rosaDays(), goal: rosaGoal, label });
  // Rosa may know that Theo looked at her reading.
  if (todayReading() !== undefined) state.seenDay = state.day;
  save();
}

const today = todayReading();
find("#latest").hidden = !readings;
find("#no-reading").hidden = today !== undefined;
find("#reading").hidden = today === undefined;
if (today !== undefined) {
  const isOver = isAbove([today.top, today.bottom], rosaGoal);
  find("#spoken").textContent = spoken([today.top, today.bottom]);
  find("#top").textContent = String(today.top);
  find("#bottom").textContent = String(today.bottom);
  find("#pulse").textContent = `${morning}, pulse ${today.pulse}`;
  const words = isOver ? "Above her goal" : "At or under her goal";
  find("#verdict").replaceChildren(icon(isOver ? "flag" : "check"), html("span", {}, words));
  find("#verdict").classList.toggle("over", isOver);
  find("#goal").textContent = `Goal: ${spoken(rosaGoal)}`;
}

const taken = ["morning", "evening"].filter((time) => state.pills[`${state.day} ${time}`] === true);
find("#pills").hidden = !pills;
find("#pills p").textContent = taken.length === 0 ? "None taken yet." : `Taken: ${taken.join(" and ")} pill.`;
find("#steps").hidden = !steps;

for (const [part, isShared] of Object.entries(state.shares))
  find(`#${part}-shared`).replaceChildren(icon(isShared ? "check" : "lock"), isShared ? "Shared" : "Not shared");
