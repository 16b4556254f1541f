/** SERVICE_WORKER=off builds the site without a service worker, with the kill switch in its place (docs/offline.md). */
export const workerIsOn = (): boolean => process.env["SERVICE_WORKER"] !== "off";
