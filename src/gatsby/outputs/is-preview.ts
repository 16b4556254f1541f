/** Whether Netlify builds a deploy preview or a branch. Its variable is unset where someone else builds. */
export const isPreview = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  (environment["CONTEXT"] ?? "production") !== "production";
