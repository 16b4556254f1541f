import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { loadEngine, shorten, type Engine } from "./engine";

/** HTML_CodeSniffer comes with pa11y, which comes with pa11y-ci. */
const requireFromPa11y = createRequire(createRequire(require.resolve("pa11y-ci")).resolve("pa11y"));

const source = readFileSync(requireFromPa11y.resolve("@pa11y/html_codesniffer/build/HTMLCS.js"), "utf8");

const { version } = z.object({ version: z.string() }).parse(requireFromPa11y("@pa11y/html_codesniffer/package.json"));

const standards = ["WCAG2AA", "Section508"];

/** A ruleset's rules: names, or names out of another standard. */
type Sniffs = readonly (string | { readonly include?: readonly string[] })[];

/** The parts of HTMLCS.js that are used. */
interface SnifferWindow {
  readonly HTMLCS: {
    readonly process: (standard: string, content: Document, done: () => void, failed: () => void) => void;
    readonly getMessages: () => readonly {
      readonly type: number;
      readonly code: string;
      readonly msg: string;
      readonly element: unknown;
    }[];
  };
  readonly HTMLCS_WCAG2AA: { readonly sniffs: Sniffs };
  readonly HTMLCS_Section508: { readonly sniffs: Sniffs };
}

/** HTML_CodeSniffer with WCAG 2 AA and Section 508. */
export const htmlcs: Engine = {
  name: "htmlcs",
  run: async (page) => {
    await loadEngine(page, "HTMLCS", source);
    const { rules, errors } = await page.evaluate(async (names) => {
      const { HTMLCS, HTMLCS_WCAG2AA, HTMLCS_Section508 } = window as unknown as SnifferWindow;
      const messages = [];
      for (const name of names) {
        await new Promise<void>((resolve, reject) => {
          HTMLCS.process(name, document, resolve, () => reject(new Error(`HTML_CodeSniffer cannot load ${name}.`)));
        });
        messages.push(...HTMLCS.getMessages());
      }
      return {
        rules: new Set(
          [...HTMLCS_WCAG2AA.sniffs, ...HTMLCS_Section508.sniffs].flatMap((sniff) =>
            typeof sniff === "string" ? [sniff] : (sniff.include ?? []),
          ),
        ).size,
        errors: messages
          // 1 is an error, 2 a warning, 3 a notice.
          .filter(({ type }) => type === 1)
          .map(({ code, msg, element }) => ({
            rule: code,
            message: msg,
            target: element instanceof Element ? element.tagName.toLowerCase() + (element.id && `#${element.id}`) : "",
            html: element instanceof Element ? element.outerHTML : "",
          })),
      };
    }, standards);
    return { version, rules, findings: errors.map((error) => ({ ...error, html: shorten(error.html) })) };
  },
};
