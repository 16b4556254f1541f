import { readFileSync } from "node:fs";
import path from "node:path";
import { readTokens } from "../../lib/design-tokens";

let values: ReadonlyMap<string, string> | undefined;

/** The tokens in the light color scheme, read once. */
const lightTokens = (): ReadonlyMap<string, string> =>
  (values ??= readTokens(readFileSync(path.resolve("src", "styles", "tokens.css"), "utf8"), {
    dark: false,
    more: false,
  }));

/**
 * The value of a design token in the light color scheme, for what is made at build time and cannot read CSS: web
 * manifest, meta tags.
 * @param name without dashes: `paper`
 */
export const designToken = (name: string): string => {
  const value = lightTokens().get(`--${name}`);
  if (value === undefined) throw new Error(`src/styles/tokens.css has no token --${name}.`);
  return value;
};
