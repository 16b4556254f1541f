/** Inside pages with the contact form: starts its React part. */
import { startIslands } from "../islands";
import { onLoad } from "../after-load";

// The build puts the address in its place.
declare const contactFormScript: string;

onLoad(startIslands(contactFormScript));
