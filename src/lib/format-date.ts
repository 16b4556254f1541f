const words = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** An ISO 8601 date in American English: `November 21, 2026`. */
export const formatDate = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
