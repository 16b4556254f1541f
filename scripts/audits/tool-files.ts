import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";

/** The audits' tools come with packages that the project asks for; some of them inside others. */

/** How to get from the project to each package: by way of which others. */
const ways = {
  "axe-core": ["@axe-core/playwright"],
  "accessibility-checker-engine": [],
  "@siteimprove/alfa-rules": [],
  "pa11y-ci": [],
  pa11y: ["pa11y-ci"],
  "@pa11y/html_codesniffer": ["pa11y-ci", "pa11y"],
  "html-validate": [],
} as const;

export type ToolPackage = keyof typeof ways;

/** pa11y brings its own axe, often another version than ours. */
const axeOfPa11y = ["pa11y-ci", "pa11y", "axe-core"];

const packageFacts = z.object({ name: z.string(), version: z.string() });

/** The folder of a package, found from inside another one. @throws when it is not installed */
const folderFrom = (start: string, name: string): string => {
  const places = createRequire(path.join(start, "package.json")).resolve.paths(name) ?? [];
  for (const place of places) {
    const folder = path.join(place, name);
    try {
      packageFacts.parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")));
      return folder;
    } catch {
      // Looked for one folder further up.
    }
  }
  throw new Error(`The package ${name} is not installed.`);
};

const folderBy = (steps: readonly string[]): string => steps.reduce(folderFrom, path.resolve(__dirname, "..", ".."));

const versionIn = (folder: string): string =>
  packageFacts.parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))).version;

/** The text of a file of a tool's package. @throws when the package or the file is missing */
export const toolText = (name: ToolPackage, file: string): string =>
  readFileSync(path.join(folderBy([...ways[name], name]), file), "utf8");

/** The version of a tool as it is installed. @throws when it is not */
export const toolVersion = (name: ToolPackage): string => versionIn(folderBy([...ways[name], name]));

/** The version of axe inside pa11y. @throws when it is not installed */
export const axeVersionOfPa11y = (): string => versionIn(folderBy(axeOfPa11y));
