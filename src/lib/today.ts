/** Today by universal time, ISO 8601: 2026-11-28. */
export const today = (): string => new Date().toISOString().slice(0, 10);
