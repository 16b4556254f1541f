const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** US dollars without cents: `$12,480`. */
export const formatDollars = (amount: number): string => dollars.format(amount);
