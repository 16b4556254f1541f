import { PageSection } from "../../components/page-section/page-section";
import { ContactForm } from "../contact-form/contact-form";
import type { ContactFormProps } from "../contact-form/contact-form-data";

interface ContactSectionProps {
  readonly heading: string;
  readonly lead: string;
  readonly form: ContactFormProps;
}

/** The contact form with heading and lead. */
export const ContactSection = ({ heading, lead, form }: ContactSectionProps) => (
  <PageSection heading={heading} lead={lead} anchor="contact" className="page-section--split">
    <ContactForm {...form} />
  </PageSection>
);
