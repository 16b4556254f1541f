const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** An ISO 8601 date in American English: `November 21, 2026`. */
export const formatDate = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** Today by universal time, ISO 8601: 2026-11-28. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** US dollars without cents: `$12,480`. */
export const formatDollars = (amount: number): string => dollars.format(amount);

/** A postal address on one line: `1 Sample Street, Suite 12, Atlanta, Georgia 12345`. */
export const formatAddress = ({ street, unit, city, state, zip }: Queries.StudioContactFragment["address"]): string =>
  [street, unit, city, `${state} ${zip}`].filter(Boolean).join(", ");
