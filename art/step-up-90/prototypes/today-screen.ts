import {
  goal,
  loggedDays,
  meetsGoal,
  missedDays,
  programLength,
  rosaDays,
  spoken,
  today,
  todayReading,
} from "../sample-data";
import { dayTrack } from "./day-track";
import { icon } from "./icons";
import { page, phoneBar, statusLine } from "./page";
import { reading } from "./reading";

/** Today on the phone: where Rosa is in the 90 days, this morning's reading, pills and steps. */
export const todayScreen = (): string =>
  page({
    title: "Today, Step Up 90",
    kind: "phone",
    script: "../hear.js",
    body: `<header class="day-head">${statusLine("7:52")}
<p class="greeting">Good morning, Rosa</p>
<h1>Day ${String(today)} of ${String(programLength)}</h1>
${dayTrack({ days: rosaDays, perRow: 30, width: 350, barHeight: 21, gap: 9 })}
<p class="count">${String(loggedDays)} days logged, ${String(missedDays)} missed</p>
</header>
<main class="today">
<section class="card latest" aria-labelledby="latest">
${reading(todayReading)}
<div>
<h2 id="latest">This morning</h2>
<p class="fine">${todayReading.time}, pulse ${String(todayReading.pulse)}</p>
<p class="verdict">${icon("check", 22, 2.6)}${meetsGoal(todayReading, goal) ? "At or under<br>your goal" : "Above<br>your goal"}</p>
<button type="button" class="soft" data-say="${spoken(todayReading)}, pulse ${String(todayReading.pulse)}. At or under your goal.">${icon("speaker")}Hear it</button>
</div>
</section>
<section class="card pills" aria-labelledby="pills">
<h2 id="pills" class="seen-not">Pills</h2>
<div class="pill-row">${icon("pill", 26)}<p><strong>Morning pill</strong><br><span class="fine">Taken at 7:50 a.m.</span></p><span class="taken">${icon("check", 24, 2.8)}</span></div>
<div class="pill-row">${icon("pill", 26)}<p><strong>Evening pill</strong><br><span class="fine">At 8:00 p.m.</span></p><button type="button" class="plain" aria-label="Evening pill: mark as taken">Mark taken</button></div>
</section>
<section class="card steps" aria-labelledby="steps">
<div>${icon("steps", 26)}<h2 id="steps">2,140 steps</h2><p class="fine">of 3,000</p></div>
<div class="meter" aria-hidden="true"><span style="width:71.3%"></span></div>
</section>
</main>
${phoneBar("Today")}`,
  });
