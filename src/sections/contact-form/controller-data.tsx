import type { ControllerProps } from "./contact-form-props";

/** The props of the form's React part, as a block of data that browsers don't run. `<` cannot end it: it is escaped. */
export const ControllerData = (props: ControllerProps) => (
  <script
    type="application/json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", String.raw`\u003c`) }}
  />
);

/** Reads them. @throws when the form has none */
export const readControllerData = (form: HTMLFormElement): ControllerProps =>
  // Written above: needs no validation.
  JSON.parse(form.querySelector("script[type='application/json']")?.textContent ?? "") as ControllerProps;
