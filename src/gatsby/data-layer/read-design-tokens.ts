import { readFileSync } from "node:fs";
import path from "node:path";
import { readBreakpoints, readTokens } from "../../lib/design-tokens";

const readCss = (): string => readFileSync(path.resolve("src", "styles", "tokens.css"), "utf8");

let values: ReadonlyMap<string, string> | undefined;

/** The tokens in the light color scheme, read once. */
const lightTokens = (): ReadonlyMap<string, string> => (values ??= readTokens(readCss(), { dark: false, more: false }));

/** All tokens with their values in the light color scheme, then the breakpoints, for the style guide. */
export const allTokens = (): Readonly<Record<string, string>> =>
  Object.fromEntries([...lightTokens(), ...readBreakpoints(readCss())]);

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
