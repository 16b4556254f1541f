/** Sentences of which the bench's pages are made: of the length and the words of a real step, and not for readers. */
const sentences = [
  "We began with the people who use the product every day, and asked them to show us where it slows them down.",
  "Each talk took forty minutes, and nobody was asked to guess what they would like in a year.",
  "Three of five people did not find the button, because it looked like a heading.",
  "The words on the page were the words of the office, and not those of the people who read them.",
  "A keyboard alone was enough for every task, apart from the calendar.",
  "The screen reader said the same name for six links, so that none of them made sense.",
  "We wrote down what happened, in the order in which it happened, before anybody drew a screen.",
  "Paper came first, because a line on paper is cheap to throw away.",
  "The second round was with other people, so that nobody could know the way from the first.",
  "Large text broke the bar at the bottom, which took a third of a small phone.",
  "A short message at the right time saved more calls than a new page would have.",
  "The price stands beside the choice now, and it does not change afterwards.",
  "Everyone could say which step comes next, and two of them said so without being asked.",
  "The list is sorted by what people need first, not by the name of the department.",
  "Colors carry no meaning alone: each state has a word and a shape as well.",
  "One person used the page with a tremor and needed targets of at least forty-four pixels.",
  "We left out the animation, because it told nothing that the text had not said.",
  "Errors are named beside the field, in words that say how to mend them.",
  "The form keeps what was typed, also when the line breaks in the middle.",
  "What we do not know yet stands at the end of the page, so that nobody takes it for a result.",
] as const;

/**
 * A text of so many sentences; another one for each seed, the same one each time.
 * @param seed any whole number from 0
 * @param count how many sentences
 */
export const sampleText = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    // Knuth's multiplicative hash spreads neighboring seeds over the list.
    const place = Math.imul(seed * 31 + index * 7 + 1, 2_654_435_761) >>> 0;
    return sentences[place % sentences.length];
  }).join(" ");
