import { readFileSync } from "node:fs";
import path from "node:path";
import { contrastRatio, parseHexColor } from "./contrast";
import { isColor, readTokens, schemes, type Scheme, type Token } from "./design-tokens";

const css = readFileSync(path.resolve(__dirname, "..", "styles", "tokens.css"), "utf8");
const tokens = readTokens(css);

/** A color on a background that it is meant for, and the ratio that it must reach there. */
interface ColorPair {
  readonly color: string;
  readonly background: string;
  /** 7 for text (WCAG 1.4.6), 3 for what shows a control or the focus (1.4.11). */
  readonly minimum: 7 | 3;
}

const pairs = (color: string, backgrounds: readonly string[], minimum: ColorPair["minimum"]): readonly ColorPair[] =>
  backgrounds.map((background) => ({ color, background, minimum }));

const pageBackgrounds = ["--surface", "--surface-raised"];
const planeBackgrounds = ["--plane", "--plane-raised"];

/** What stands on what. */
const colorPairs: readonly ColorPair[] = [
  ...pairs("--text", pageBackgrounds, 7),
  ...pairs("--text-muted", pageBackgrounds, 7),
  ...pairs("--action", pageBackgrounds, 7),
  ...pairs("--error", ["--surface"], 7),
  ...pairs("--success", ["--surface"], 7),
  ...pairs("--on-attention", ["--attention", "--attention-pressed"], 7),
  ...pairs("--on-plane", planeBackgrounds, 7),
  ...pairs("--on-plane-muted", planeBackgrounds, 7),
  ...pairs("--control-edge", pageBackgrounds, 3),
  ...pairs("--plane-edge", ["--plane"], 3),
  ...pairs("--rail", pageBackgrounds, 3),
  ...pairs("--focus-line", pageBackgrounds, 3),
];

/**
 * Why a color that says what it is for stands in no pair. Names of base colors need none: components never use them.
 */
const unpaired: Readonly<Record<string, string>> = {
  "--rule": "Decoration: nothing is lost when it is not seen.",
  "--focus-halo": "Lies beside the focus line, which is the mark.",
};

/** The ratio of a pair in a scheme. @throws when there is no such token */
const ratioIn = (tokens: readonly Token[], { color, background }: ColorPair, scheme: Scheme): number => {
  const valueOf = (name: string): string => {
    const token = tokens.find((candidate) => candidate.name === name);
    if (token === undefined) throw new Error(`There is no token ${name}.`);
    return token.values[scheme.key];
  };
  return contrastRatio(parseHexColor(valueOf(color)), parseHexColor(valueOf(background)));
};

test("reads every token of the style sheet, with the value of each scheme", () => {
  const written = new Set([...css.matchAll(/^\s*(--[\w-]+):/gmu)].map(([, name]) => name));
  expect(new Set(tokens.map(({ name }) => name))).toEqual(written);
  const [token] = readTokens(
    ":root { --base: #111; --text: var(--base); /* a note */ }\n@media (prefers-color-scheme: dark) { :root { --text: #eee; } }",
  ).slice(1);
  expect(token).toEqual({
    name: "--text",
    written: "var(--base)",
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
