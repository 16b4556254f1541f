import { readdirSync } from "node:fs";
import path from "node:path";

const folder = path.resolve("static", "prototypes");

/** The files of all pages of the prototypes, absolute. They are served as they lie there. */
const prototypeFiles: readonly string[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .sort()
  .map((name) => path.join(folder, name));

/** The address at which a page's file is served: /prototypes/senate/ for senate/index.html. */
const addressOf = (file: string): string =>
  `/prototypes/${path.relative(folder, file).split(path.sep).join("/")}`.replace(/\/index\.html$/u, "/");

/** The addresses of all pages of the prototypes. */
export const prototypeAddresses: readonly string[] = prototypeFiles.map(addressOf);
