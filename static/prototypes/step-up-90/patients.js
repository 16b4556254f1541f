// @ts-check
/** The pharmacist's morning: who needs a call and why, then everyone else. */
import { find, html, icon, notify, svg, unseen } from "./page.js";
import { daysAbove, latestOf, patientsToCall, patientsToday } from "./patients-list.js";
import { dateOf, days, programLength, spoken, todayReading } from "./rosa.js";
import { save, state } from "./state.js";
import { weekLine } from "./week-line.js";

/** @typedef {import("./patients-list.js").PatientToday} Patient */

const signs = { above: "flag", silent: "silent", asked: "message" };

const dialog = find("#call");
if (!(dialog instanceof HTMLDialogElement)) throw new Error("The page lacks its dialog.");
/** Whom the dialog is about. */
let callee = "";

const latestLine = (/** @type {Patient} */ { week, latest }) => {
  if (week === null) return html("p", { class: "fine" }, "She doesn’t share her readings.");
  const reading = latestOf(week);
  if (reading === null) return html("p", { class: "fine" }, "No reading in the last 7 days.");
  return html("p", {}, html("b", {}, spoken(reading)), " ", html("span", { class: "fine" }, latest));
};

/** In this prototype only Rosa has a page. */
const nameOf = (/** @type {Patient} */ { name }) =>
  name === "Rosa Delgado" ? html("a", { href: "patient.html" }, name) : name;

const openCall = (/** @type {Patient} */ patient) => {
  callee = patient.name;
  find("#call-heading").textContent = `Call ${patient.name}`;
  find("#call-phone").textContent = `(404) ${patient.phone}`;
  find("#call-why").replaceChildren(
    ...patient.reasons.map(({ headline, detail }) => html("li", {}, html("b", {}, headline), html("br"), detail)),
  );
  find("#call-latest").replaceChildren(latestLine(patient));
  dialog.showModal();
};

const setCalled = (/** @type {string} */ name, /** @type {boolean} */ isCalled) => {
  const others = state.called.filter((one) => one !== name);
  state.called = isCalled ? [...others, name] : others;
  save();
  show();
  notify(isCalled ? `${name} is marked as called.` : `${name} is back on the list.`);
  find("#heading").focus();
};

const callCard = (/** @type {Patient} */ patient) => {
  const { name, phone, day, goal, week, reasons } = patient;
  const dayWords = html("p", { class: "fine" }, `Day ${day} of ${programLength}`);
  const person = html("div", { class: "person" }, html("h2", {}, nameOf(patient)), dayWords);

  const why = html("div", { class: "why" });
  for (const { kind, headline, detail } of reasons) {
    const reason = html("p", { class: `reason ${kind}` }, icon(signs[kind]), html("b", {}, headline));
    why.append(reason, html("p", { class: "fine" }, detail));
  }
  why.append(latestLine(patient));

  const call = html("button", { type: "button", class: "call" }, icon("call"));
  call.append(html("span", {}, "Call ", unseen(`${name} `), phone));
  call.addEventListener("click", () => openCall(patient));
  const done = html(
    "button",
    { type: "button", class: "plain" },
    html("span", {}, "Mark as called", unseen(`: ${name}`)),
  );
  done.addEventListener("click", () => setCalled(name, true));

  const card = html("li", { class: `call-card ${reasons[0].kind}` }, person, why);
  if (week !== null) {
    const caption = html("figcaption", {}, `Last 7 days, goal ${goal[0]}`);
    card.append(html("figure", {}, weekLine(week, goal, name), caption));
  }
  card.append(html("div", { class: "act" }, call, done));
  return card;
};

const dayBar = (/** @type {number} */ day) => {
  const bar = { width: programLength, height: 8, rx: 4 };
  const past = svg("rect", { ...bar, class: "past", width: day });
  return svg("svg", { class: "day-bar", viewBox: "0 0 90 8", "aria-hidden": "true" }, svg("rect", bar), past);
};

/** A cell keeps its role where narrow screens lay the table out as a list. */
const cell = (/** @type {string} */ name, /** @type {(Node | string)[]} */ ...children) =>
  html("td", { role: "cell", class: name }, ...children);

const row = (/** @type {Patient} */ patient) => {
  const { day, goal, week } = patient;
  const head = html("th", { scope: "row", role: "rowheader" }, nameOf(patient));
  const start = [head, cell("day", html("span", {}, `Day ${day}`), dayBar(day))];
  const latest = latestOf(week ?? []);
  if (week === null || latest === null) {
    const rest = cell("latest", week === null ? "Not shared" : "No reading");
    rest.colSpan = 3;
    return html("tr", { role: "row" }, ...start, rest);
  }
  const above = daysAbove(week, goal);
  const words = above === 0 ? "At or under" : `Above, ${days(above)}`;
  const logged = week.filter((one) => one !== null).length;
  const marks = week.map((one) => html("i", { class: one === null ? "" : "on" }));
  return html(
    "tr",
    { role: "row" },
    ...start,
    cell("latest", html("b", {}, spoken(latest))),
    cell(above === 0 ? "state" : "state over", icon(above === 0 ? "check" : "flag"), words),
    cell("logged", html("span", { class: "marks", "aria-hidden": "true" }, ...marks), `${logged} of 7`),
  );
};

const calledItem = (/** @type {string} */ name) => {
  const back = html(
    "button",
    { type: "button", class: "plain" },
    icon("undo"),
    html("span", {}, "Undo", unseen(`: ${name}`)),
  );
  back.addEventListener("click", () => setCalled(name, false));
  return html("li", {}, icon("check"), html("span", {}, name), back);
};

const show = () => {
  const toCall = patientsToCall();
  const names = toCall.map(({ name }) => name);
  const count = toCall.length;
  find("#date").textContent = dateOf(state.day);
  find("#heading").textContent =
    count === 0 ? "Nobody needs a call" : count === 1 ? "1 person needs a call" : `${count} people need a call`;
  find("#to-call").replaceChildren(...toCall.map(callCard));
  find("#called").hidden = state.called.length === 0;
  find("#called ul").replaceChildren(...state.called.map(calledItem));
  const others = patientsToday().filter(({ name }) => !names.includes(name) && !state.called.includes(name));
  find("#others").replaceChildren(...others.map(row));
};

find("#call-done").addEventListener("click", () => {
  dialog.close();
  setCalled(callee, true);
});
find("#call-close").addEventListener("click", () => dialog.close());

show();
// Rosa may know that Theo looked at her reading.
if (state.shares.readings && todayReading() !== undefined) state.seenDay = state.day;
save();
