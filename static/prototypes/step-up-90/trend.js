// @ts-check
/** The trend three ways: in words, as a picture and as tables, all from the same readings. */
import { showTrend } from "./trend-chart.js";
import { offerHearing } from "./hear.js";
import { find, html } from "./page.js";
import { rosaDays, rosaGoal } from "./rosa.js";
import { dayRows, rosaWeeks, trendSentences, weekRows } from "./weeks.js";

const sentences = trendSentences();
find("#in-words").replaceChildren(...sentences.map((sentence) => html("span", {}, sentence)));
offerHearing(find("#hear"), find("#heard"), () => sentences.join(" "));

const days = rosaDays();
const label = `Line chart of ${days.length} days. ${sentences.join(" ")} The tables below hold the same readings.`;
showTrend(find("#chart"), { days, goal: rosaGoal, label });
find("#weeks").replaceChildren(...weekRows(rosaWeeks()));

find("#days").replaceChildren(...dayRows(days));
find("#each-day").hidden = false;
