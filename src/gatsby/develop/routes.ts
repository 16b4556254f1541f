/** What the development server serves beside the site, for the overlay. Built sites have none of it. */
export const overlayRoutes = {
  script: "/__content/overlay.js",
  /** Server-sent events: the content errors, each time they change. */
  diagnostics: "/__content/diagnostics",
  /** The locations of a text: a LocationQuery as the address's query, with lists joined by commas. */
  locations: "/__content/locations",
} as const;
