import { PageSection } from "../../components/page-section/page-section";
import { ContactForm, type ContactFormProps } from "../contact-form/contact-form";
import "./contact-section.css";

interface ContactSectionProps {
  readonly heading: string;
  readonly lead: string;
  readonly form: ContactFormProps;
}

/** The contact form with the words over it, as it ends Home and About Us and makes Start Your Project. */
export const ContactSection = ({ heading, lead, form }: ContactSectionProps) => (
  <PageSection heading={heading} lead={lead} anchor="contact" className="contact-section">
    <ContactForm {...form} />
  </PageSection>
);
