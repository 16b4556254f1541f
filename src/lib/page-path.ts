/** Joins parts of an address into `/part/part/`; empty parts fall away. */
export const pagePath = (...parts: readonly unknown[]): string =>
  `/${parts
    .filter((part) => typeof part === "string" && part !== "")
    .map((part) => `${String(part)}/`)
    .join("")}`;

/** The address of a file of the site: `/pricing/index.html`. @param folder the built site */
export const fileAddress = (folder: string, file: string): string => file.slice(folder.length).replaceAll("\\", "/");

/** The address of a page by that of its file: `/pricing/` by `/pricing/index.html`. */
export const pageAddress = (file: string): string => file.replace(/\/index\.html$/u, "/");

/** The part of the address that the pages of Accessible Design share. */
export const accessibleDesignPath = "a11y-accessible-design";

/** Pages to which code leads. Content names all others. */
export const servicesPath = "/services/";
export const projectsPath = "/our-projects/";
export const contactPath = "/contact-us/";
export const startPath = "/start-your-project/";

export const statementPath = "/accessibility-statement/";

/**
 * The parameters of the form's address that begin a message (message-starters.ts): a choice from the pricing page, or the
 * page of a barrier report.
 */
export const durationParameter = "duration";
export const pageParameter = "page";
