import path from "node:path";

/** The project's folder, absolute. */
export const root = path.resolve(__dirname, "..");
