import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { root } from "../run-command";
import { withSection } from "./with-section";

/** The page that the bench writes; each of its commands owns one section of it. */
const docFile = path.join(root, "docs", "performance.md");

const opening = `# Performance, measured

Written by \`npm run bench\` and \`npm run bench:growth\`; each writes its own section and leaves the other alone.
Timings are measured here only: no test asserts one, because they depend on the machine. Byte and request budgets are part of \`npm test\`.
`;

/** Writes one section of docs/performance.md. */
export const writeDocSection = async (name: string, section: string): Promise<void> => {
  const old = existsSync(docFile) ? readFileSync(docFile, "utf8") : opening;
  mkdirSync(path.dirname(docFile), { recursive: true });
  writeFileSync(docFile, await format(withSection(old, name, section), { parser: "markdown", printWidth: 120 }));
};
