/** Inside pages with the contact form: fetches the form's script when somebody first uses the form. */
import { startOnUse } from "../../sections/contact-form/form-start";
import { loadScript } from "../load-script";

// The build puts the address in its place.
declare const contactFormScript: string;

const form = document.querySelector<HTMLFormElement>("form[data-script]");
if (form !== null) startOnUse(form, (onError) => loadScript(contactFormScript, onError));
