type ConnectedNavigator = Navigator & {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
};

/**
 * Whether pages may be prefetched: Save-Data is off, and the connection is 4G or better.
 * Browsers without the API (Firefox, Safari) count as fast.
 * Source: WICG Network Information API; WICG Save Data API.
 */
export const canPrefetch = ({ connection }: Partial<ConnectedNavigator>): boolean =>
  connection?.saveData !== true && (connection?.effectiveType ?? "4g") === "4g";
