import type { Scalar } from "yaml";
import type { Explanation } from "./diagnostic";

/** The first text of a valid file that YAML reads in another way than it looks. */
export const misreadText = (
  scalars: readonly Scalar[],
  text: string,
  lineAt: (offset: number) => number,
): Explanation | undefined => {
  for (const { comment, tag, anchor, type, value, range } of scalars) {
    if (type !== "PLAIN" || !range) continue;
    const [start, end] = range;
    const line = lineAt(start);
    if (typeof comment === "string" && (value === null || typeof value === "string")) {
      const message = `The site leaves out what comes after # in line ${line}: #${comment}`;
      const fix = "Put the whole text in quotes. If it is a remark for editors, put it on a line of its own.";
      return { rule: "yaml-quotes", line, message, fix };
    }
    if (tag?.startsWith("!") === true || anchor !== undefined) {
      const message = `The text in line ${line} begins with ! or &, which has a meaning of its own in these files.`;
      return { rule: "yaml-quotes", line, message, fix: "Put the whole text in quotes." };
    }
    const dash = text.slice(start, end).search(/\n *- /u);
    if (dash === -1) continue;
    const dashLine = lineAt(start + dash + 1);
    const message = `Line ${dashLine} was read as part of the text above it, because it begins with more spaces.`;
    const fix = "Begin it where the other entries of its list begin. The first entry needs a line of its own, too.";
    return { rule: "yaml-quotes", line: dashLine, message, fix };
  }
  return undefined;
};
