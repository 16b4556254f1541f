const words = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * A day as people read it: `November 21, 2026`.
 * @param day year-month-day, as the content check demands
 */
export const formatDate = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
