import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { z } from "zod";
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

const codeSniffer = readFileSync(require.resolve("@pa11y/html_codesniffer/build/HTMLCS.js"), "utf8");
const errorList = z.array(z.string());

/** The errors that HTML_CodeSniffer finds, which pa11y runs on the site's own pages. */
export const codeSnifferErrors = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(codeSniffer);
  const found: unknown = await page.evaluate(`new Promise((resolve, reject) => {
    HTMLCS.process("WCAG2AA", document, () => {
      const errors = HTMLCS.getMessages().filter(({ type }) => type === HTMLCS.ERROR);
      resolve(errors.map(({ code, msg, element }) => code + " " + msg + " " + (element.outerHTML ?? "").slice(0, 120)));
    }, reject);
  })`);
  return errorList.parse(found);
};
