const words = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * A date in American English: `November 21, 2026`.
 * @param day ISO 8601 date
 */
export const formatDate = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
