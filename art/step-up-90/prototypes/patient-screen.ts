import {
  goal,
  loggedDays,
  missedDays,
  programLength,
  rosaDays,
  rosaWeeks,
  spoken,
  today,
  todayReading,
} from "../sample-data";
import { dayTrack } from "./day-track";
import { icon } from "./icons";
import { deskBar, page } from "./page";
import { reading } from "./reading";
import { trendChart } from "./trend-chart";
import { weekTable } from "./trend-screen";

const first = rosaWeeks.at(0);
const last = rosaWeeks.at(-1);
const sentence =
  first === undefined || last === undefined
    ? ""
    : `Average ${spoken(first)} in week 1, ${spoken(last)} so far in week ${String(last.week)}.`;

/** One patient's page on the pharmacist's desk: the question first, then numbers, habits and limits. */
export const patientScreen = (): string =>
  page({
    title: "Rosa Delgado, Step Up 90",
    kind: "desktop",
    body: `${deskBar()}
<main class="desk patient">
<a class="back" href="overview.html">${icon("back", 22, 2.4)}All patients</a>
<div class="patient-head"><div><h1>Rosa Delgado</h1><p>71 years. Day ${String(today)} of ${String(programLength)}. ${String(loggedDays)} days logged, ${String(missedDays)} missed.</p></div><a class="call" href="tel:+1-404-555-0127">${icon("call", 22)}Call (404) 555-0127</a></div>
${dayTrack({ days: rosaDays, perRow: 90, width: 886, barHeight: 26 })}
<p class="asked-note">${icon("message", 24)}<span><strong>Rosa asked for a call</strong> at 7:52 a.m.: “I have a question about the evening pill.”</span><button type="button" class="plain">Mark as called</button></p>
<div class="columns">
<section class="card" aria-labelledby="line"><h2 id="line">Readings</h2><p>${sentence}</p>
<p class="key-line"><span class="disc"></span>Top number <span class="square"></span>Bottom number <span class="fine">A gap is a day with no reading.</span></p>
${trendChart({ width: 556, height: 322, days: rosaDays, goal, label: `Line chart of ${String(today)} days. ${sentence} The table below holds the same weeks.` })}
${weekTable("Rosa’s average reading by week, newest first")}
</section>
<div>
<section class="card latest" aria-labelledby="latest">${reading(todayReading)}<div><h2 id="latest">Today</h2><p class="fine">${todayReading.time}<br>Pulse ${String(todayReading.pulse)}</p><p class="verdict">${icon("check", 20, 2.6)}At or under<br>goal</p></div></section>
<section class="card" aria-labelledby="ways"><h2 id="ways">How Rosa likes it</h2><ul class="ways"><li>${icon("hand", 22)}<span>Her hand shakes. Let the phone ring longer.</span></li><li>${icon("speaker", 22)}<span>Read numbers aloud, one at a time.</span></li><li>${icon("call", 22)}<span>Calls, not texts. Before noon.</span></li></ul></section>
<section class="card share" aria-labelledby="share"><h2 id="share">What Rosa shares</h2><table><tbody><tr><th scope="row">Readings</th><td>${icon("check", 18, 2.8)}Shared</td></tr><tr><th scope="row">Pills taken</th><td>${icon("check", 18, 2.8)}Shared</td></tr><tr><th scope="row">Steps</th><td>${icon("lock", 18)}Not shared</td></tr></tbody></table><p class="fine">Rosa can change this at any time.</p></section>
</div>
</div>
</main>`,
  });
