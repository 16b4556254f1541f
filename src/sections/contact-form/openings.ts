import type { AccessibleDesignSectionView, PricingPageView } from "../../content-schema/view-types";
import { durationParameter, wishParameter } from "../../lib/form-restoration";
import { interpolate } from "../../lib/interpolate";
import type { MessageOpening } from "./contact-form-props";
import { contactFormStrings as strings } from "./contact-form-strings";

const firstFixKey = "first-fix";

/** The address of the form, with a message begun that asks for the first thing to fix. */
export const firstFixPath = `/start-your-project/?${wishParameter}=${firstFixKey}`;

/** The messages that other pages can begin: with a duration from Pricing, or the wish to hear what to fix first. */
export const messageOpenings = (
  durations: readonly Pick<PricingPageView["options"][number], "key" | "label">[],
  firstFix: Pick<AccessibleDesignSectionView["firstFix"], "line" | "note">,
): readonly MessageOpening[] => [
  ...durations.map(({ key, label }) => ({
    parameter: durationParameter,
    key,
    line: interpolate(strings.durationPrefix, { duration: label }),
    note: interpolate(strings.durationChosen, { duration: label }),
  })),
  { parameter: wishParameter, key: firstFixKey, ...firstFix },
];
