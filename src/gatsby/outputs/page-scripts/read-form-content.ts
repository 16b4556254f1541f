import { accessibleDesignSection } from "../../../content-schema/collections/accessible-design";
import { contactForm } from "../../../content-schema/collections/contact-form";
import { dialogs } from "../../../content-schema/collections/dialogs";
import { pricingPage } from "../../../content-schema/collections/pricing-page";
import type { FormContent } from "../../../strings/contact-form-strings";
import { readEntry, type NodesByType } from "../../data-layer/filled-content";
import { readStudio } from "../read-studio";

/** Reads what the contact form's script says from the data layer. In the script, since no page shows it at first. */
export const readFormContent = (dataLayer: NodesByType): FormContent => {
  const node = (type: string): unknown => readEntry(dataLayer, type);
  const { options } = pricingPage.pick({ options: true }).strip().parse(node("PricingPage"));
  const { line, note } = accessibleDesignSection.strip().parse(node("AccessibleDesignSection")).firstFix;
  const { phone, emails } = readStudio(dataLayer);
  return {
    ...contactForm.pick({ statusSuccess: true, statusFailure: true }).strip().parse(node("ContactForm")),
    ...dialogs.pick({ success: true, failure: true }).strip().parse(node("Dialogs")),
    phone,
    mail: emails.general,
    durations: options.map(({ key, label }) => ({ key, label })),
    firstFix: { line, note },
  };
};
