import { readFileSync } from "node:fs";
import path from "node:path";
import { colorPairs, ratioIn, unpaired } from "./color-pairs";
import { isColor, pixelsAt, readTokens, schemes } from "../../lib/design-tokens";

const css = readFileSync(path.resolve(__dirname, "..", "..", "styles", "tokens.css"), "utf8");
const tokens = readTokens(css);

test("reads every token of the style sheet, with the value of each scheme", () => {
  const written = new Set([...css.matchAll(/^\s*(--[\w-]+):/gmu)].map(([, name]) => name));
  expect(new Set(tokens.map(({ name }) => name))).toEqual(written);
  const [token] = readTokens(
    ":root { --base: #111; --text: var(--base); /* 17:1 */ }\n@media (prefers-color-scheme: dark) { :root { --text: #eee; } }",
  ).slice(1);
  expect(token).toEqual({
    name: "--text",
    written: "var(--base)",
    note: "17:1",
    values: { light: "#111", dark: "#eee", "light-more": "#111", "dark-more": "#eee" },
  });
});

test("tells of a name that is not there", () => {
  expect(() => readTokens(":root { --text: var(--lost); }")).toThrow("--lost");
});

test.each(
  schemes.flatMap((scheme) =>
    colorPairs.map((pair) => [scheme.label, pair.color, pair.background, pair, scheme] as const),
  ),
)("%s: %s on %s reaches its contrast", (_, _color, _ground, pair, scheme) => {
  expect(ratioIn(tokens, pair, scheme)).toBeGreaterThanOrEqual(pair.minimum);
});

test("every color with a meaning is measured, is a background, or says why not", () => {
  const meanings = tokens.filter(isColor).filter(({ written, values }) => {
    const isBase = written.startsWith("#") && new Set(Object.values(values)).size === 1;
    return !isBase;
  });
  const measured = new Set(colorPairs.flatMap(({ color, background }) => [color, background]));
  expect(meanings.map(({ name }) => name).filter((name) => !measured.has(name) && !(name in unpaired))).toEqual([]);
  expect(meanings.length).toBeGreaterThan(15);
});

test("sizes follow the window between their ends", () => {
  expect(pixelsAt("1.125rem", 360)).toBe(18);
  expect(pixelsAt("clamp(2.2rem, 1.5rem + 3vw, 4rem)", 360)).toBeCloseTo(35.2, 2);
  expect(pixelsAt("clamp(2.2rem, 1.5rem + 3vw, 4rem)", 1280)).toBeCloseTo(62.4, 2);
  expect(pixelsAt("64ch", 360)).toBeUndefined();
});
