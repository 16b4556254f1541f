import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./project-root";

/** What only the build writes: the site, the contact function's texts, the types of queries. */
const written = ["public/index.html", "api/generated/content.json", "src/gatsby-types.d.ts"];

/** Import or run this first where a built site is needed. Without a build it says what to do, and ends the process. */
if (!written.every((file) => existsSync(path.join(root, file)))) {
  console.error('There is no built site yet. Run "npm run build" first.');
  process.exit(1);
}
