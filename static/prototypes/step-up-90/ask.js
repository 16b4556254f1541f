// @ts-check
/** Ask Theo to call: a wish with or without words, which puts Rosa on Theo's list. */
import { find } from "./page.js";
import { save, state } from "./state.js";

const message = find("#message");
if (!(message instanceof HTMLTextAreaElement)) throw new Error("The page lacks its field.");
const [form, asked] = [find("#ask"), find("#asked")];

const show = () => {
  form.hidden = state.question !== null;
  asked.hidden = state.question === null;
  const hasCalled = state.called.includes("Rosa Delgado");
  const text = state.question?.text ?? "";
  find("#asked-heading").textContent = hasCalled ? "Theo has called you" : "You are on Theo’s list";
  find("#asked-note").textContent = hasCalled
    ? "He marked it on his list. You can ask for another call."
    : "He calls before noon.";
  find("#take-back").textContent = hasCalled ? "Ask for another call" : "Take it back";
  find("#words").textContent = text === "" ? "You wrote no question. That is fine." : `“${text}”`;
};

message.value = state.message;
message.addEventListener("input", () => {
  state.message = message.value;
  save();
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  state.question = { text: message.value.trim() };
  state.message = "";
  state.called = state.called.filter((name) => name !== "Rosa Delgado");
  save();
  show();
  find("#asked-heading").focus();
});

find("#take-back").addEventListener("click", () => {
  message.value = state.called.includes("Rosa Delgado") ? "" : (state.question?.text ?? "");
  state.message = message.value;
  state.question = null;
  save();
  show();
  message.focus();
});

find("#enter").hidden = false;
show();
