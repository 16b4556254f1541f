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
  /** The computed value per scheme, with every `var()` resolved. */
  readonly values: Readonly<Record<Scheme["key"], string>>;
}

interface Block {
  readonly dark: boolean;
  readonly more: boolean;
  readonly text: string;
}

const blockPattern = /(?:@media (?<query>[^{]+)\{\s*)?:root\s*\{(?<text>[^}]*)\}/gu;
const declaration = /(?<name>--[\w-]+):\s*(?<value>[^;]+);/gu;

const blocksOf = (css: string): readonly Block[] =>
  [...css.matchAll(blockPattern)].map(({ groups }) => {
    const query = groups?.["query"] ?? "";
    return { dark: query.includes("dark"), more: query.includes("more"), text: groups?.["text"] ?? "" };
  });

const declarationsOf = (text: string): readonly { readonly name: string; readonly value: string }[] =>
  [...text.matchAll(declaration)].map(({ groups }) => ({
    name: groups?.["name"] ?? "",
    value: groups?.["value"] ?? "",
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
  return declarationsOf(blocks[0]?.text ?? "").map(({ name, value }) => ({
    name,
    written: value,
    values: perScheme(({ key }) => resolve(`var(${name})`, known[key])),
  }));
};

/** Whether a token is a color. */
export const isColor = ({ values }: Token): boolean => /^#[\da-f]{3,6}$/iu.test(values.light);
