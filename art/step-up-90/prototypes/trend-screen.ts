import { goal, rosaDays, rosaWeeks, spoken, today } from "../sample-data";
import { icon } from "./icons";
import { page, phoneBar, statusLine } from "./page";
import { trendChart } from "./trend-chart";

/** The sentence that says what the chart shows, built from the same numbers. */
export const trendSentence = (): string => {
  const first = rosaWeeks.at(0);
  const last = rosaWeeks.at(-1);
  if (first === undefined || last === undefined) throw new Error("There is no week to speak of.");
  return `Average in week 1: ${spoken(first)}. Average so far in week ${String(last.week)}: ${spoken(last)}.`;
};

/** The weeks as a table: the same facts as the chart, newest first. */
export const weekTable = (caption: string): string =>
  `<table class="weeks"><caption class="seen-not">${caption}</caption><thead><tr><th scope="col">Week</th><th scope="col">Average</th><th scope="col">Days logged</th></tr></thead><tbody>${[
    ...rosaWeeks,
  ]
    .reverse()
    .map(
      (week) =>
        `<tr><th scope="row">${String(week.week)}${week.days < 7 ? " <small>so far</small>" : ""}</th><td>${spoken(week)}</td><td>${String(week.logged)} of ${String(week.days)}</td></tr>`,
    )
    .join("")}</tbody></table>`;

/** The trend three ways: in words, as a picture and as a table. */
export const trendScreen = (): string =>
  page({
    title: "Trend, Step Up 90",
    kind: "phone",
    script: "../hear.js",
    body: `${statusLine("7:54")}
<main class="trend">
<h1>Your trend</h1>
<p class="in-words">${trendSentence().replace(". ", ".<br>")}</p>
<button type="button" class="soft wide" data-say="${trendSentence()}">${icon("speaker")}Hear it</button>
<section class="card chart" aria-labelledby="picture">
<h2 id="picture">As a picture</h2>
<p class="key-line"><span class="disc"></span>Top number <span class="square"></span>Bottom number</p>
${trendChart({ width: 334, height: 226, days: rosaDays, goal, label: `Line chart of ${String(today)} days. ${trendSentence()} The table below holds the same weeks.` })}
</section>
<section class="card table" aria-labelledby="table">
<h2 id="table">As a table</h2>
${weekTable("Average reading by week, newest first")}
</section>
</main>
${phoneBar("Trend")}`,
  });
