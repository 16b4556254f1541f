import type { Page } from "@playwright/test";
import { axeErrors, contrastRules } from "../a11y/axe";
import { faintSvgText } from "./svg-text";

/** A text in a drawing, of which axe cannot tell the contrast. */
const undecided = /^color-contrast\S* (?:\S+ > )*text\b.+contains an image node$/su;

/** Findings of axe. Text has a contrast of 4.5 at least; only the dark scheme must have 7. */
export const axeFindings = async (page: Page, scheme: "light" | "dark"): Promise<readonly string[]> => {
  const found = await (scheme === "light" ? axeErrors(page) : axeErrors(page, contrastRules));
  const findings = [...found, ...(await faintSvgText(page, scheme === "light" ? 4.5 : 7))];
  return findings
    .filter((finding) => !undecided.test(finding))
    .filter((finding) => scheme === "dark" || !finding.startsWith("color-contrast-enhanced"));
};
