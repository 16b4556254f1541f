/**
 * The part of a page that React runs: the contact form's state. A bundle of its own, which the page's inline script loads
 * when the form is first used (src/client/start-island.ts). React's root is not in the page: it renders into the form's slots
 * and into dialogs, and neither hydrates nor redraws anything (decision 7).
 */
import { createRoot } from "react-dom/client";
import { ContactFormController } from "./contact-form-controller";
import type { IslandProps } from "./contact-form";
import { restoreDraft } from "./draft";
import { readFields, writeFields, type ContactFormElement } from "./form-element";

for (const form of document.querySelectorAll<ContactFormElement>("form[data-island]")) {
  // contact-form.tsx writes them: they need no validation.
  const props = JSON.parse(form.querySelector("script[type='application/json']")?.textContent ?? "") as IslandProps;
  writeFields(form, restoreDraft(readFields(form), props.starters));
  form.noValidate = true;
  createRoot(document.createElement("div")).render(<ContactFormController {...props} form={form} />);
}
