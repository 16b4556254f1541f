import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { z } from "zod";

const source = readFileSync(require.resolve("@pa11y/html_codesniffer/build/HTMLCS.js"), "utf8");
const findings = z.array(z.string());

/** The errors that HTML_CodeSniffer finds, which pa11y runs on the site's own pages. */
export const codeSnifferErrors = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(source);
  const found: unknown = await page.evaluate(`new Promise((resolve, reject) => {
    HTMLCS.process("WCAG2AA", document, () => {
      const errors = HTMLCS.getMessages().filter(({ type }) => type === HTMLCS.ERROR);
      resolve(errors.map(({ code, msg, element }) => code + " " + msg + " " + (element.outerHTML ?? "").slice(0, 120)));
    }, reject);
  })`);
  return findings.parse(found);
};
