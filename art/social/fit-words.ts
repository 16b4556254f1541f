/** What a page must hold so that `fitWords` finds its way: a box of fixed size and the heading inside it. */
export interface FitLimits {
  /** The largest and the smallest size of the heading, in CSS pixels. */
  readonly largest: number;
  readonly smallest: number;
}

/**
 * A script for the card's page: sets the heading as large as its box allows, so that no heading is ever cut off.
 * It waits for the font, because other letters have other widths.
 * Where even the smallest size is too large, the words say so in the picture instead of being cut quietly.
 */
export const fitWordsScript = (font: string, { largest, smallest }: FitLimits): string => `
document.fonts.load(${JSON.stringify(font)}).then(() => {
  const box = document.querySelector(".words");
  const heading = document.querySelector("h1");
  let size = ${largest};
  const fits = () => {
    heading.style.fontSize = size + "px";
    return box.scrollHeight <= box.clientHeight && heading.scrollWidth <= heading.clientWidth;
  };
  while (!fits() && size > ${smallest}) size -= 1;
  if (!fits()) heading.textContent = "This heading is too long for its card.";
});`;
