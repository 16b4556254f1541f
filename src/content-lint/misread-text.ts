import { visit, type Document } from "yaml";
import type { Explanation } from "./diagnostic";

/** The first text of a valid file that YAML reads in another way than it looks. */
export const misreadText = (
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
): Explanation | undefined => {
  let found: Explanation | undefined;
  visit(document, {
    Scalar: (_, { comment, tag, anchor, type, value, range }) => {
      if (type !== "PLAIN" || !range) return undefined;
      const report = (offset: number, message: (line: number) => string, fix: string): symbol => {
        const line = lineAt(offset);
        found = { rule: "yaml-quotes", line, message: message(line), fix };
        return visit.BREAK;
      };
      if (typeof comment === "string" && (value === null || typeof value === "string")) {
        const fix = "Put the whole text in quotes. If it is a remark for editors, put it on a line of its own.";
        return report(range[0], (line) => `The site leaves out what comes after # in line ${line}: #${comment}`, fix);
      }
      if (tag?.startsWith("!") === true || anchor !== undefined) {
        const message = "begins with ! or &, which has a meaning of its own in these files.";
        return report(range[0], (line) => `The text in line ${line} ${message}`, "Put the whole text in quotes.");
      }
      const dash = text.slice(range[0], range[1]).search(/\n *- /u);
      if (dash === -1) return undefined;
      const message = "was read as part of the text above it, because it begins with more spaces.";
      const fix = "Begin it where the other entries of its list begin. The first entry needs a line of its own, too.";
      return report(range[0] + dash + 1, (line) => `Line ${line} ${message}`, fix);
    },
  });
  return found;
};
