import { gitDates } from "../outputs/sitemap/git-dates";

/**
 * The day of the newest commit to content or code of the pages; the audit record itself does not count.
 * @param root the project's folder, absolute
 * @returns year-month-day; undefined where git does not know
 */
export const lastSiteChange = (root: string): string | undefined =>
  [...gitDates(root, "content"), ...gitDates(root, "src")]
    .flatMap(([file, day]) => (file.startsWith("content/audit/") ? [] : [day]))
    .sort()
    .at(-1);
