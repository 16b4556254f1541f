import path from "node:path";

/** The built site, absolute. Gatsby runs in the project's folder. */
export const publicFolder = path.resolve("public");
