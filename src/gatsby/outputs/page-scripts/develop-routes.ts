/** Where the development server has the page's script, which built pages hold inline. */
export const pageScriptRoute = "/__scripts/page-script.js";

/** The same for the contact form's React part. */
export const contactFormRoute = "/__scripts/contact-form.js";

/** The same for what a page runs when it has loaded. */
export const laterRoute = "/__scripts/later.js";

/** Where it has the line for editors, of the page that `?page=` names. Previews hold it. */
export const contentLineRoute = "/__content-line";
