const american = new Intl.NumberFormat("en-US");

/** A number in American English: `12,480`. */
export const formatNumber = (count: number): string => american.format(count);
