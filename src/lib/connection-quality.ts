interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether data may be spent ahead of need: the visitor does not ask to save it, and the line is as good as 4G.
 * A browser that can't tell (Firefox, Safari) has given no reason not to.
 * Source: WICG Network Information API; WICG Save Data API.
 * @param about the browser, or what stands for it in a test
 */
export const canPrefetch = (about: object): boolean => {
  if (!("connection" in about) || typeof about.connection !== "object" || about.connection === null) return true;
  const { saveData = false, effectiveType = "4g" }: Connection = about.connection;
  return !saveData && effectiveType === "4g";
};
