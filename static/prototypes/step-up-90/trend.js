// @ts-check
/** The trend three ways: in words, as a picture and as tables, all from the same readings. */
import { showTrend } from "./trend-chart.js";
import { offerHearing } from "./hear.js";
import { find, html } from "./page.js";
import { dateOf, rosaDays, rosaGoal, spoken } from "./rosa.js";
import { rosaWeeks, trendSentences, weekRows } from "./weeks.js";

const sentences = trendSentences();
find("#in-words").replaceChildren(...sentences.map((sentence) => html("span", {}, sentence)));
offerHearing(find("#hear"), find("#heard"), () => sentences.join(" "));

const label = `Line chart of ${rosaDays().length} days. ${sentences.join(" ")} The tables below hold the same readings.`;
showTrend(find("#chart"), { days: rosaDays(), goal: rosaGoal, label });
find("#weeks").replaceChildren(...weekRows(rosaWeeks()));

const dayRows = rosaDays().map((day, index) => {
  const date = dateOf(index + 1, { weekday: "short", month: "short" });
  const words = day === null ? "No reading" : spoken(day);
  return html("tr", {}, html("th", { scope: "row" }, String(index + 1)), html("td", {}, date), html("td", {}, words));
});
find("#days").replaceChildren(...dayRows.reverse());
find("#each-day").hidden = false;
