/** A color scheme of src/styles/tokens.css, by the media queries that select it. */
export interface Scheme {
  readonly dark: boolean;
  readonly more: boolean;
}

const blockPattern = /(?:@media (?<query>[^{]+)\{\s*)?:root[^{]*\{(?<text>[^}]*)\}/gu;
const declaration = /(?<name>--[\w-]+):\s*(?<value>[^;]+);/gu;

/**
 * Parses the design tokens of one scheme from the style sheet: by name, with every `var()` resolved.
 * @param css the text of src/styles/tokens.css
 * @throws when a value names a token that is not there
 */
export const readTokens = (css: string, { dark, more }: Scheme): ReadonlyMap<string, string> => {
  const declared = new Map<string, string>();
  for (const { groups: block } of css.matchAll(blockPattern)) {
    const query = block?.["query"] ?? "";
    if ((query.includes("dark") && !dark) || (query.includes("more") && !more)) continue;
    for (const { groups } of (block?.["text"] ?? "").matchAll(declaration)) {
      declared.set(groups?.["name"] ?? "", groups?.["value"] ?? "");
    }
  }
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/gu, (_, name: string) => {
      const other = declared.get(name);
      if (other === undefined) throw new Error(`tokens.css names ${name} and does not have it.`);
      return resolve(other);
    });
  return new Map([...declared].map(([name, value]) => [name, resolve(value)]));
};
