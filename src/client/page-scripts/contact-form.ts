/** Inside pages with the contact form: starts its React part. */
import { startIsland } from "../start-island";

// The build puts the address in its place.
declare const contactFormScript: string;

const form = document.querySelector<HTMLFormElement>("form[data-island]");
if (form !== null) startIsland(form, contactFormScript);
