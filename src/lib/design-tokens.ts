/** The color schemes of src/styles/tokens.css, by the media queries that select them. */
export const schemes = [
  { key: "light", label: "Light", dark: false, more: false },
  { key: "dark", label: "Dark", dark: true, more: false },
  { key: "light-more", label: "Light, more contrast", dark: false, more: true },
  { key: "dark-more", label: "Dark, more contrast", dark: true, more: true },
] as const;

export type Scheme = (typeof schemes)[number];

export interface Token {
  /** With the leading dashes. */
  readonly name: string;
  /** The value in the first `:root` block. */
  readonly written: string;
  /** The comment after the declaration, or an empty string. */
  readonly note: string;
  /** The computed value per scheme, with every `var()` resolved. */
  readonly values: Readonly<Record<Scheme["key"], string>>;
}

interface Block {
  readonly dark: boolean;
  readonly more: boolean;
  readonly text: string;
}

const blockPattern = /(?:@media (?<query>[^{]+)\{\s*)?:root\s*\{(?<text>[^}]*)\}/gu;
const declaration = /(?<name>--[\w-]+):\s*(?<value>[^;]+);[^\S\n]*(?:\/\*\s*(?<note>[^*]*?)\s*\*\/)?/gu;

const blocksOf = (css: string): readonly Block[] =>
  [...css.matchAll(blockPattern)].map(({ groups }) => {
    const query = groups?.["query"] ?? "";
    return { dark: query.includes("dark"), more: query.includes("more"), text: groups?.["text"] ?? "" };
  });

const declarationsOf = (
  text: string,
): readonly { readonly name: string; readonly value: string; readonly note: string }[] =>
  [...text.matchAll(declaration)].map(({ groups }) => ({
    name: groups?.["name"] ?? "",
    value: groups?.["value"] ?? "",
    note: groups?.["note"] ?? "",
  }));

/** @throws when a value names a token that is not there */
const resolve = (value: string, known: ReadonlyMap<string, string>): string =>
  value.replace(/var\((--[\w-]+)\)/gu, (_, name: string) => {
    const other = known.get(name);
    if (other === undefined) throw new Error(`tokens.css names ${name} and does not have it.`);
    return resolve(other, known);
  });

const perScheme = <Value>(of: (scheme: Scheme) => Value): Readonly<Record<Scheme["key"], Value>> => ({
  light: of(schemes[0]),
  dark: of(schemes[1]),
  "light-more": of(schemes[2]),
  "dark-more": of(schemes[3]),
});

/**
 * Parses the design tokens from the style sheet.
 * @param css the text of src/styles/tokens.css
 * @throws when a value names a token that is not there
 */
export const readTokens = (css: string): readonly Token[] => {
  const blocks = blocksOf(css);
  const inScheme = ({ dark, more }: Scheme): ReadonlyMap<string, string> => {
    const known = new Map<string, string>();
    for (const block of blocks) {
      if ((block.dark && !dark) || (block.more && !more)) continue;
      for (const { name, value } of declarationsOf(block.text)) known.set(name, value);
    }
    return known;
  };
  const known = perScheme(inScheme);
  return declarationsOf(blocks[0]?.text ?? "").map(({ name, value, note }) => ({
    name,
    written: value,
    note,
    values: perScheme(({ key }) => resolve(`var(${name})`, known[key])),
  }));
};

/** Whether a token is a color. */
export const isColor = ({ values }: Token): boolean => /^#[\da-f]{3,6}$/iu.test(values.light);

/**
 * A length in CSS pixels at a root font size of 16 px.
 * @param value `1rem`, or a clamp of rem and vw @param width of the window, in CSS pixels
 * @returns undefined when it is no such length
 */
export const pixelsAt = (value: string, width: number): number | undefined => {
  const plain = /^([\d.]+)rem$/u.exec(value);
  if (plain !== null) return Number(plain[1]) * 16;
  const fluid = /^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/u.exec(value);
  if (fluid === null) return undefined;
  const [least = 0, base = 0, slope = 0, most = 0] = fluid.slice(1).map(Number);
  return Math.min(Math.max(least * 16, base * 16 + (slope * width) / 100), most * 16);
};
