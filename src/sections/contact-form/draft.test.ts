/** Which text a form shows first, and that a sent one is forgotten.
 * @jest-environment jsdom */
import { draftName } from "../../contact/api-contract";
import { startOnUse } from "./form-start";
import { forgetSent, readFields, restoreAndKeepText, type ContactFormElement } from "./draft";

/** A page whose form was used by this event, and shows this before the draft is read. */
const open = (visit: NavigationTimingType, usedBy: string, email: string, message: string): ContactFormElement => {
  Object.defineProperty(performance, "getEntriesByType", { configurable: true, value: () => [{ type: visit }] });
  document.body.innerHTML = `<form data-script="unused"><input name="email"><textarea name="message"></textarea></form>`;
  const form = document.querySelector<ContactFormElement>("form");
  if (form === null) throw new Error("The page has no form.");
  startOnUse(form, () => {});
  if (usedBy !== "") form.dispatchEvent(new Event(usedBy));
  form.elements.email.value = email;
  form.elements.message.value = message;
  return form;
};

const draft = "email=ana%40example.com&message=Half";

test.each<[string, string | undefined, Parameters<typeof open>, string, string]>([
  ["nothing", undefined, ["navigate", "", "", ""], "", ""],
  ["the draft", draft, ["navigate", "", "", ""], "ana@example.com", "Half"],
  ["the draft, though a field has the focus", draft, ["navigate", "focusin", "", ""], "ana@example.com", "Half"],
  ["what was typed, and the draft beside it", draft, ["navigate", "input", "", "New"], "ana@example.com", "New"],
  ["the same on Back", draft, ["back_forward", "input", "", "New"], "ana@example.com", "New"],
  ["what a password manager filled in", undefined, ["navigate", "", "pm@example.com", ""], "pm@example.com", ""],
  ["the same on a reload", undefined, ["reload", "", "pm@example.com", ""], "pm@example.com", ""],
  ["the same after a message was sent", "", ["navigate", "", "pm@example.com", ""], "pm@example.com", ""],
  ["the draft rather than that", draft, ["navigate", "", "pm@example.com", ""], "ana@example.com", "Half"],
  ["the draft, not what the browser restored", draft, ["back_forward", "", "", "Old"], "ana@example.com", "Half"],
  ["nothing that was sent and restored", "", ["back_forward", "focusin", "ana@example.com", "Sent"], "", ""],
  ["nothing of what is no draft", '{"email":3}', ["navigate", "", "", ""], "", ""],
])("a page shows %s", (_, stored, visit, email, message) => {
  sessionStorage.clear();
  if (stored !== undefined) sessionStorage.setItem(draftName, stored);
  const form = open(...visit);
  const starts = jest.fn();
  form.addEventListener("input", starts);
  restoreAndKeepText(form);
  expect(readFields(form)).toEqual({ email, message });
  // A text starts the form's script, and is in the draft.
  expect(starts).toHaveBeenCalledTimes(email + message === "" ? 0 : 1);
  expect(new URLSearchParams(sessionStorage.getItem(draftName) ?? "").get("message") ?? "").toBe(message);
});

test.each(["Hello", "Half a pair: \uD83D"])("a sent message is forgotten, but for a newer one: %j", (message) => {
  const form = open("navigate", "input", "ana@example.com", message);
  restoreAndKeepText(form);
  const sent = readFields(form);
  form.elements.message.value = "Newer";
  form.dispatchEvent(new Event("input"));
  forgetSent(form, sent);
  expect(readFields(form)).toEqual({ ...sent, message: "Newer" });
  forgetSent(form, readFields(form));
  expect([readFields(form), sessionStorage.getItem(draftName)]).toEqual([{ email: "", message: "" }, ""]);
});
