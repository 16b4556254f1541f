import {
  meetsGoal,
  patientCount,
  patientsAtEase,
  patientsToCall,
  programLength,
  type CallReason,
  type PatientAtEase,
  type PatientToCall,
} from "../sample-data";
import { icon, type StepUpIcon } from "./icons";
import { deskBar, page } from "./page";
import { reading } from "./reading";

const signs: Readonly<Record<CallReason, StepUpIcon>> = { above: "flag", silent: "silent", asked: "message" };

/** Seven days of top numbers against the patient's own goal; the words beside it say the same. */
const weekLine = ({ lastWeek, goal, name }: PatientToCall): string => {
  const width = 168;
  const height = 72;
  const known = lastWeek.flatMap((value) => (value === null ? [] : [value]));
  const low = Math.min(...known, goal.top) - 4;
  const high = Math.max(...known, goal.top) + 4;
  const x = (index: number): number => 10 + index * ((width - 20) / 6);
  const y = (value: number): number => height - 14 - ((value - low) / (high - low)) * (height - 22);
  const points = lastWeek.map((value, index) =>
    value === null
      ? `<circle class="none" cx="${x(index).toFixed(1)}" cy="${String(height - 8)}" r="4"/>`
      : `<circle class="${value > goal.top ? "over" : "under"}" cx="${x(index).toFixed(1)}" cy="${y(value).toFixed(1)}" r="4.5"/>`,
  );
  const line = lastWeek.reduce<string[]>((parts, value, index) => {
    const before = index > 0 ? (lastWeek[index - 1] ?? null) : null;
    if (value === null) return parts;
    return [...parts, `${before === null ? "M" : "L"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`];
  }, []);
  const missing = lastWeek.length - known.length;
  return `<svg class="week-line" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${name}, last 7 days, top numbers: ${known.join(", ")}${missing > 0 ? `; ${String(missing)} without a reading` : ""}. Own goal ${String(goal.top)}."><line class="goal" x1="0" x2="${String(width)}" y1="${y(goal.top).toFixed(1)}" y2="${y(goal.top).toFixed(1)}"/><path d="${line.join("")}"/>${points.join("")}</svg>`;
};

const callCard = (patient: PatientToCall): string =>
  `<li class="call-card ${patient.reason}"><div class="person"><h2><a href="patient.html">${patient.name}</a></h2><p class="fine">Day ${String(patient.day)} of ${String(programLength)}</p></div>
<div class="why"><p class="reason">${icon(signs[patient.reason], 22, 2.2)}<strong>${patient.headline}</strong></p><p class="fine">${patient.detail}</p><p class="last">${reading(patient.latest, "small")} <span class="fine">${patient.latestWhen}</span></p></div>
<figure>${weekLine(patient)}<figcaption>Last 7 days, goal ${String(patient.goal.top)}</figcaption></figure>
<div class="act"><a class="call" href="tel:+1-${patient.phone.replace(/[()]/gu, "").replace(" ", "-")}">${icon("call", 20)}<span>Call<span class="seen-not"> ${patient.name}</span> ${patient.phone.replace("(404) ", "")}</span></a><button type="button" class="plain">Mark as called<span class="seen-not">: ${patient.name}</span></button></div></li>`;

const easeRow = ({ name, day, latest, goal, logged }: PatientAtEase): string => {
  const count = logged.filter(Boolean).length;
  const met = meetsGoal(latest, goal);
  return `<tr><th scope="row"><a href="patient.html">${name}</a></th><td class="day"><span>${String(day)}</span><svg width="90" height="8" viewBox="0 0 90 8" aria-hidden="true"><rect width="90" height="8" rx="4" class="rest"/><rect width="${String(day)}" height="8" rx="4" class="past"/></svg></td><td>${reading(latest, "small")}</td><td class="state ${met ? "met" : "over"}">${icon(met ? "check" : "flag", 20, 2.4)}${met ? "At or under" : "Above, 1 day"}</td><td><span class="marks" aria-hidden="true">${logged.map((mark) => `<i class="${mark ? "on" : "off"}"></i>`).join("")}</span>${String(count)} of 7</td></tr>`;
};

/** The pharmacist's morning: who needs a call and why, then everyone else. */
export const overviewScreen = (): string =>
  page({
    title: "Patients, Step Up 90",
    kind: "desktop",
    body: `${deskBar()}
<main class="desk">
<div class="desk-title"><div><p class="date">Thursday, May 14</p><h1>${String(patientsToCall.length)} people need a call</h1></div><p class="rule-note">${icon("people", 20)}Each rule was agreed with the patient on day 1. The app gives reasons, never a diagnosis.</p></div>
<ul class="call-list">${patientsToCall.map(callCard).join("\n")}</ul>
<section class="ease" aria-labelledby="ease"><div class="ease-head"><h2 id="ease">No call needed today</h2><p>${String(patientsAtEase.length)} of ${String(patientCount - patientsToCall.length)} shown</p></div>
<table><thead><tr><th scope="col">Patient</th><th scope="col">Day</th><th scope="col">Latest reading</th><th scope="col">Own goal</th><th scope="col">Logged, last 7 days</th></tr></thead><tbody>
${patientsAtEase.map(easeRow).join("\n")}
</tbody></table>
<a class="more" href="overview.html">Show all ${String(patientCount - patientsToCall.length)} patients</a></section>
</main>`,
  });
