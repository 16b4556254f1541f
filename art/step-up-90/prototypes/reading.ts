import { spoken, type Pressure } from "../sample-data";

/**
 * A reading set as it is spoken: top number, "over", bottom number. Screen readers get the sentence.
 */
export const reading = (value: Pressure, size: "big" | "small" = "big"): string =>
  size === "big"
    ? `<p class="reading"><span class="seen-not">${spoken(value)}</span><span class="stack" aria-hidden="true"><b>${String(value.top)}</b><i>over</i><b>${String(value.bottom)}</b></span></p>`
    : `<span class="reading-line"><b>${String(value.top)}</b> over <b>${String(value.bottom)}</b></span>`;
