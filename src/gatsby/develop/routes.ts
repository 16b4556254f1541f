/** What the development server serves beside the site. Built sites have none of it. */
export const overlayRoutes = {
  /** The script that built pages hold inline. */
  pageScript: "/__content/page-script.js",
  contactForm: "/__content/contact-form.js",
  /** The overlay. */
  script: "/__content/overlay.js",
  /** Server-sent events: the content errors as one text, each time they change. */
  errors: "/__content/errors",
  /** Followed by the numbers of fields, joined by commas: their locations. */
  locations: "/__content/locations/",
} as const;

/** The content errors that `npm run develop` found last, in words; from the project's folder. */
export const errorsFile = ".develop/content-errors.txt";
