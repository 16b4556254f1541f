/** Stands in for a part of a library that the site does without: see src/build/without-unused-parts.ts. */
export {};
