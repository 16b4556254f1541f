/** The icons that content may name. Each is drawn in `src/components/icon/icon-paths.ts`. */
export const iconNames = [
  "ramp",
  "people",
  "search",
  "shield",
  "speech",
  "pen",
  "code",
  "check",
  "compass",
  "document",
  "captions",
  "teach",
  "phone",
  "desktop",
  "clock",
  "heart",
] as const;
