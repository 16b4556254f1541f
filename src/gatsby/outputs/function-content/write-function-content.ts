import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContactContent } from "./read-contact-content";

const readText = (file: string): string => readFileSync(path.resolve(file), "utf8");

/**
 * Writes what the contact function needs of the content, and the style of its pages (api/responses/content.ts): a deployed
 * function has no content folder. Before Gatsby bundles the function, which it does first of all.
 */
export const writeFunctionContent = (): void => {
  const style = readText("src/styles/tokens.css") + readText("src/gatsby/outputs/function-content/response-page.css");
  mkdirSync("api/generated", { recursive: true });
  const content = { style, ...readContactContent().forFunction };
  writeFileSync("api/generated/content.json", JSON.stringify(content, null, 2));
};
