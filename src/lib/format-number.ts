const american = new Intl.NumberFormat("en-US");
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** A number in American English: `12,480`. */
export const formatNumber = (count: number): string => american.format(count);

/** US dollars without cents: `$12,480`. */
export const formatDollars = (amount: number): string => dollars.format(amount);
