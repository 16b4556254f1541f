/**
 * SERVICE_WORKER=off builds the site without a service worker, with the kill switch in its place (docs/offline.md).
 * @throws for a value such as OFF, which would build the worker that someone wants to be rid of
 */
export const workerIsOn = ({ SERVICE_WORKER: value = "" } = process.env): boolean => {
  if (!["", "on", "off"].includes(value))
    throw new Error(`SERVICE_WORKER is "${value}". Set it to on or off, or leave it out.`);
  return value !== "off";
};

/** Whether Netlify builds a deploy preview or a branch. Its variable is unset where someone else builds. */
export const isPreview = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  (environment["CONTEXT"] ?? "production") !== "production";
