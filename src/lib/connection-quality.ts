interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether prefetching is acceptable: no Save-Data, effective connection type 4g. Browsers without the Network
 * Information API (Firefox, Safari) count as fast.
 * Source: WICG Network Information API; WICG Save Data API.
 * @param about `navigator`
 */
export const canPrefetch = (about: object): boolean => {
  if (!("connection" in about) || typeof about.connection !== "object" || about.connection === null) return true;
  const { saveData = false, effectiveType = "4g" }: Connection = about.connection;
  return !saveData && effectiveType === "4g";
};
