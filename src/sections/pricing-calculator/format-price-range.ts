import { interpolate } from "../../lib/interpolate";
import type { PricingOptionData, PricingWords } from "./pricing-data";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** A budget range as people read it: `$40,000 to $125,000`, or `$505,000 or more`. */
export const formatPriceRange = (
  { from, to }: Pick<PricingOptionData, "from" | "to">,
  content: Pick<PricingWords, "rangeBoth" | "rangeOpen">,
): string =>
  to === undefined || to === null
    ? interpolate(content.rangeOpen, { from: dollars.format(from) })
    : interpolate(content.rangeBoth, { from: dollars.format(from), to: dollars.format(to) });
