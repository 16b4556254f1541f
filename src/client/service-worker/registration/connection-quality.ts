interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether pages may be prefetched: Save-Data is off, and the connection is 4G or better.
 * Browsers without the API (Firefox, Safari) count as fast.
 * Source: WICG Network Information API; WICG Save Data API.
 * @param browser `navigator`, or an object in its place in a test
 */
export const canPrefetch = (browser: object): boolean => {
  if (!("connection" in browser) || typeof browser.connection !== "object" || browser.connection === null) return true;
  const { saveData = false, effectiveType = "4g" }: Connection = browser.connection;
  return !saveData && effectiveType === "4g";
};
