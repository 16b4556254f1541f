import type { PricingPageView } from "../../content-schema/view-types";
import { interpolate } from "../../lib/interpolate";
import { pricingStrings } from "./pricing-strings";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** A budget range as people read it: `$40,000 to $125,000`, or `$505,000 or more`. */
export const formatPriceRange = ({ from, to }: Pick<PricingPageView["options"][number], "from" | "to">): string =>
  to === null
    ? interpolate(pricingStrings.rangeOpen, { from: dollars.format(from) })
    : interpolate(pricingStrings.rangeBoth, { from: dollars.format(from), to: dollars.format(to) });
