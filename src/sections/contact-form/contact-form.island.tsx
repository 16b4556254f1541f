/**
 * The part of a page that React runs: the contact form's state. A bundle of its own, which the page's inline script loads
 * when the form is first used (form-start.ts). React's root is not in the page: it renders into the form's slots
 * and into dialogs, and neither hydrates nor redraws anything (decision 7).
 */
import { createRoot } from "react-dom/client";
import { ContactFormController } from "./contact-form-controller";
import type { ScriptContent } from "../../contact/content";
import { restoreAndKeepText, type ContactFormElement } from "./draft";
import { beginMessage, messageStarters } from "./message-starters";

// The build puts the content in its place.
declare const scriptContent: ScriptContent;

const starters = messageStarters(scriptContent.durations, scriptContent.barrier);

for (const form of document.querySelectorAll<ContactFormElement>("form[data-script]")) {
  restoreAndKeepText(form);
  beginMessage(form, starters);
  const controller = <ContactFormController content={scriptContent} starters={starters} form={form} />;
  createRoot(document.createElement("div")).render(controller);
}
