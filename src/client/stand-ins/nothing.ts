/** Stands in for a part of a library that the site does without: see src/gatsby/without-unused-parts.ts. */
export {};
