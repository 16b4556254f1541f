/**
 * Fills the placeholders of a text: `Project {number} of {total}`. A placeholder without a value is left as it is.
 */
export const interpolate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{([\w.-]+)\}/gu, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : String(value);
  });

/** Ends words with a period, unless they end a sentence already: "Studio, Inc." stays as it is. */
export const asSentence = (words: string): string => (/[.?!]$/u.test(words) ? words : `${words}.`);
