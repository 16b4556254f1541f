import { readFile } from "node:fs/promises";
import path from "node:path";

/** Gives the value of a custom property of src/styles/tokens.css, named without its hyphens. @throws when there is none */
export type DesignTokens = (name: string) => string;

/**
 * Reads the design tokens for outputs that are no CSS: the manifest, the PDF, the social cards.
 * @param root the project's folder, absolute
 */
export const readDesignTokens = async (root: string): Promise<DesignTokens> => {
  const css = await readFile(path.join(root, "src", "styles", "tokens.css"), "utf8");
  return (name) => {
    const value = new RegExp(`^\\s*--${name}:\\s*([^;]+);`, "mu").exec(css)?.[1];
    if (value === undefined) throw new Error(`src/styles/tokens.css has no custom property --${name}.`);
    return value.trim();
  };
};
