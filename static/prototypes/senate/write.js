// @ts-check
/** Write to the office: the bill and the district are filled in, the draft is kept, an empty message is not sent. */
import { find, goTo, showError } from "./page.js";
import { billNames, senatorOf } from "./senators.js";
import { save, state } from "./state.js";

const form = find("#write");
const text = find("#text");
if (!(text instanceof HTMLTextAreaElement && form instanceof HTMLFormElement))
  throw new Error("The page lacks its field.");

const { draft } = state;

// The link that led here named a bill. A reload must not bring it back.
const asked = new URLSearchParams(location.search).get("bill");
if (asked !== null) {
  draft.bill = asked in billNames ? asked : "";
  history.replaceState(null, "", location.pathname);
}

const missing = {
  question: "Please write your question first. One sentence is enough.",
  opinion: "Please write what you think first. One sentence is enough.",
  help: "Please write what you need help with first. One sentence is enough.",
};

const showDraft = () => {
  const kept = "Draft kept on this page. It is gone when you close the tab.";
  find("#draft").textContent = draft.text === "" ? "What you write is kept on this page until you send it." : kept;
};

// What is typed before this script is there would be lost.
text.value = draft.text;
text.disabled = false;
for (const choice of form.querySelectorAll("input"))
  choice.checked = choice.value === (choice.name === "bill" ? draft.bill : draft.kind);
save();
showDraft();

form.addEventListener("input", () => {
  const values = new FormData(form);
  draft.bill = String(values.get("bill") ?? "");
  draft.kind = String(values.get("kind") ?? draft.kind);
  draft.text = text.value;
  save();
  showDraft();
  if (draft.text.trim() !== "") showError(text);
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { kind } = draft;
  if (draft.text.trim() === "")
    return showError(text, missing[kind === "opinion" || kind === "help" ? kind : "question"]);
  const { day, district } = state;
  const letter = { bill: draft.bill, kind, text: draft.text.trim(), district, day, isAnswered: false, helped: "" };
  state.letters = [letter, ...state.letters];
  state.draft = { ...draft, text: "" };
  goTo("messages.html", `Sent to Senator ${senatorOf(district)?.last}.`);
});

find("#send").hidden = false;
