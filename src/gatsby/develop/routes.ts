/** What the development server serves beside the site. Built sites have none of it. */
export const overlayRoutes = {
  /** The script that built pages hold inline. */
  pageScript: "/__content/page-script.js",
  contactForm: "/__content/contact-form.js",
  /** The overlay. */
  script: "/__content/overlay.js",
  /** Server-sent events: the content errors, each time they change. */
  diagnostics: "/__content/diagnostics",
  /** The locations of a text: a LocationQuery as the address's query, with lists joined by commas. */
  locations: "/__content/locations",
} as const;
