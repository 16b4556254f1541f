// In every scheme each color reaches its contrast on each of its backgrounds.
import { readFileSync } from "node:fs";
import path from "node:path";
import { barColors } from "./bar-colors";
import { contrastRatio, parseHexColor } from "./contrast";
import { readTokens, type Scheme } from "./design-tokens";

const css = readFileSync(path.resolve(__dirname, "..", "styles", "tokens.css"), "utf8");

const schemes = [
  ["Light", { dark: false, more: false }],
  ["Dark", { dark: true, more: false }],
  ["Light, more contrast", { dark: false, more: true }],
  ["Dark, more contrast", { dark: true, more: true }],
] as const satisfies readonly (readonly [string, Scheme])[];
const [light] = schemes.map(([, scheme]) => readTokens(css, scheme));

const page = ["--surface", "--surface-raised", "--surface-header"];
// Night is the ground of the footer in the dark scheme.
const plane = ["--plane", "--plane-raised", "--night"];
const studyPlanes = [...css.matchAll(/\.theme-[a-z]+ \{\s*--plane: (#[0-9a-f]{6});/gu)].map(([, color = ""]) => color);

// The ratio that a color must reach on its backgrounds: 7 for text (WCAG 1.4.6), 3 for controls and focus (1.4.11).
const pairs = (
  [
    ["--text", page, 7],
    ["--text-muted", page, 7],
    ["--action", page, 7],
    ["--error", ["--surface"], 7],
    ["--success", ["--surface"], 7],
    ["--on-attention", ["--attention"], 7],
    ["--on-plane", [...plane, ...studyPlanes], 7],
    ["--on-plane-muted", [...plane, ...studyPlanes], 7],
    ["--control-edge", page, 3],
    ["--plane-edge", ["--plane", ...studyPlanes], 3],
    ["--gold", [...plane, ...studyPlanes], 3],
    ["--rail", page, 3],
    ["--focus-line", page, 3],
  ] as const
).flatMap(([color, backgrounds, minimum]) => backgrounds.map((background) => [color, background, minimum] as const));

/** Why a semantic color is in no pair. Names of base colors need none: components never use them. */
const unpaired: Readonly<Record<string, string>> = {
  "--band": "Lies behind drawn people alone.",
  "--rule": "Decoration: nothing is lost when it is not seen.",
  "--focus-halo": "Lies beside the focus line, which is the mark.",
};

test.each(schemes.flatMap(([label, scheme]) => pairs.map((pair) => [label, ...pair, scheme] as const)))(
  "%s: %s on %s reaches its contrast of %d, or more where that is asked for",
  (_, color, background, minimum, scheme) => {
    const tokens = readTokens(css, scheme);
    const rgbOf = (name: string) => parseHexColor(tokens.get(name) ?? name);
    // Who asks for more contrast gets more of it.
    const least = scheme.more && minimum === 7 ? 8.5 : minimum;
    expect(contrastRatio(rgbOf(color), rgbOf(background))).toBeGreaterThanOrEqual(least);
  },
);

test("the browser's bars have the colors of the page", () => {
  expect(barColors).toEqual({ light: light?.get("--paper"), dark: light?.get("--night") });
});

/** Colors that take their value from another, or have several. */
const meanings = [...(light ?? [])].flatMap(([name, value]) => {
  const values = [...css.matchAll(new RegExp(`${name}: ([^;]+);`, "gu"))].map(([, written]) => written);
  return value.startsWith("#") && !(values.length === 1 && values[0] === value) ? [name] : [];
});

test("every color with a meaning is measured or says why not", () => {
  const measured = new Set<string>(pairs.flatMap(([color, background]) => [color, background]));
  expect(meanings.filter((name) => !measured.has(name) && !(name in unpaired))).toEqual([]);
  expect(meanings.length).toBeGreaterThan(15);
});

/** Why a color with a meaning has no value of its own on paper. */
const withoutPaper: Readonly<Record<string, string>> = {
  "--control-edge": "Its value in the light scheme is seen on white.",
  "--rail": "Its value in the light scheme is seen on white.",
  "--focus-halo": "Nothing has the focus on paper.",
  "--on-plane-muted": "Stands on dark planes, which are on screens alone.",
  "--plane-edge": "Lies on dark planes, which are on screens alone.",
};

test("every color with a meaning has a value on paper or says why not", () => {
  const print = readFileSync(path.resolve(__dirname, "..", "styles", "print.css"), "utf8");
  const onPaper = readTokens(print, { dark: false, more: false });
  expect(meanings.filter((name) => onPaper.has(name) === name in withoutPaper)).toEqual([]);
});

test.each([
  ["Light", "1"],
  ["Dark", "2"],
  ["Light, more contrast", "3"],
  ["Dark, more contrast", "4"],
] as const)("%s takes its own value of a color", (label, value) => {
  const own = (query: string, color: string) => `@media ${query} { :root { --base: ${color}; } }`;
  const [dark, more] = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"];
  const sheet = `:root { --text: var(--base); --base: 1; } ${own(dark, "2")} ${own(more, "3")} ${own(`${dark} and ${more}`, "4")}`;
  const scheme = schemes.find(([name]) => name === label)?.[1] ?? { dark: false, more: false };
  expect(readTokens(sheet, scheme).get("--text")).toBe(value);
});

test("a color that takes its value from none is named", () => {
  expect(() => readTokens(":root { --text: var(--base); }", { dark: false, more: false })).toThrow(/--base/u);
});
