import type { BuildArgs } from "gatsby";
import { accessibleDesignSection } from "../../../content-schema/collections/accessible-design";
import { contactForm } from "../../../content-schema/collections/contact-form";
import { dialogs } from "../../../content-schema/collections/dialogs";
import { pricingPage } from "../../../content-schema/collections/pricing-page";
import type { FormContent } from "../../../strings/contact-form-strings";
import { readStudio } from "../read-studio";

/** Reads what the contact form's script says from the data layer. In the script, since no page shows it at first. */
export const readFormContent = (args: Pick<BuildArgs, "getNodesByType">): FormContent => {
  const node = (type: string): unknown => args.getNodesByType(type)[0];
  const { statusSuccess, statusFailure } = contactForm.strip().parse(node("ContactForm"));
  const { success, failure } = dialogs.strip().parse(node("Dialogs"));
  const { options } = pricingPage.pick({ options: true }).strip().parse(node("PricingPage"));
  const { line, note } = accessibleDesignSection.strip().parse(node("AccessibleDesignSection")).firstFix;
  const { phone, emails } = readStudio(args);
  return {
    statusSuccess,
    statusFailure,
    dialogs: { success, failure },
    phone,
    mail: emails.general,
    durations: options.map(({ key, label }) => ({ key, label })),
    firstFix: { line, note },
  };
};
