/** What the development server serves beside the site, for the overlay. Built sites have none of it. */
export const overlayRoutes = {
  script: "/__content/overlay.js",
  /** Server-sent events: the content errors, each time they change. */
  diagnostics: "/__content/diagnostics",
  /** The places of the fields whose numbers follow in `?ids=`. */
  places: "/__content/places",
} as const;

/** The content errors that scripts/develop/ found, for the server above; relative to the project's folder. */
export const diagnosticsFile = ".develop/diagnostics.json";
