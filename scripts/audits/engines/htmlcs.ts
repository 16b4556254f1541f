import { beginning, type Finding } from "../finding";
import { toolText } from "../tool-files";
import type { Engine } from "./engine";

const source = toolText("@pa11y/html_codesniffer", "build/HTMLCS.js");

/** HTML_CodeSniffer by the rules of Section 508. Those of WCAG 2 AA are applied by pa11y-ci. */
export const htmlcs: Engine = {
  name: "htmlcs",
  judge: async (page) => {
    await page.evaluate(source);
    const { messages, rules } = await page.evaluate(async () => {
      interface Message {
        readonly type: number;
        readonly code: string;
        readonly msg: string;
        readonly element: unknown;
      }
      interface SnifferWindow {
        readonly HTMLCS: {
          readonly process: (standard: string, content: Document, done: () => void, failed: () => void) => void;
          readonly getMessages: () => readonly Message[];
        };
        readonly HTMLCS_Section508: { readonly sniffs: readonly string[] };
      }
      const { HTMLCS: tool, HTMLCS_Section508: standard } = window as unknown as SnifferWindow;
      await new Promise<void>((resolve, reject) => {
        tool.process("Section508", document, resolve, () =>
          reject(new Error("HTML_CodeSniffer could not load its rules.")),
        );
      });
      return {
        rules: standard.sniffs.map((sniff) => `Section508.${sniff}`),
        messages: tool.getMessages().map(({ type, code, msg, element }) => ({
          type,
          code,
          msg,
          place: element instanceof Element ? element.tagName.toLowerCase() + (element.id && `#${element.id}`) : "",
          markup: element instanceof Element ? element.outerHTML : "",
        })),
      };
    });
    const findingsOf = (isWanted: (type: number) => boolean): readonly Finding[] =>
      messages
        .filter(({ type }) => isWanted(type))
        .map(({ code, msg, place, markup }) => ({ rule: code, message: msg, place, markup: beginning(markup) }));
    // 1 is an error, 2 a warning, 3 a notice that stands on every page.
    return { rules, findings: findingsOf((type) => type === 1), undecided: findingsOf((type) => type === 2) };
  },
};
