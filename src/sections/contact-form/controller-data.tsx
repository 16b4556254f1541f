import type { ControllerProps } from "./contact-form-props";

/** Only what the controller reads: the props of a page may hold more. */
const pickProps = ({ text, dialogs, studio, openings }: ControllerProps): ControllerProps => ({
  text: { statusSuccess: text.statusSuccess, statusFailure: text.statusFailure },
  dialogs,
  studio: { phone: studio.phone, emails: { general: studio.emails.general } },
  ...(openings === undefined ? {} : { openings }),
});

/** The props of the form's React part, as a block of data that browsers don't run. `<` cannot end it: it is escaped. */
export const ControllerData = (props: ControllerProps) => (
  <script
    type="application/json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(pickProps(props)).replaceAll("<", String.raw`\u003c`) }}
  />
);

/** Reads them. @throws when the form has none */
export const readControllerData = (form: HTMLFormElement): ControllerProps =>
  // Written above: needs no validation.
  JSON.parse(form.querySelector("script[type='application/json']")?.textContent ?? "") as ControllerProps;
