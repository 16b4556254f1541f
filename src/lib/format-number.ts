const american = new Intl.NumberFormat("en-US");

/** A count as people read it: `12,480`. */
export const formatNumber = (count: number): string => american.format(count);
