/** Ends words with a period, unless they end a sentence already: "Studio, Inc." stays as it is. */
export const asSentence = (words: string): string => (/[.?!]$/u.test(words) ? words : `${words}.`);
