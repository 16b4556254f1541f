const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** `$12,480`, without cents. */
export const formatDollars = (amount: number): string => dollars.format(amount);
