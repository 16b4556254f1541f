/**
 * A table in Markdown; all columns but the first are figures and stand at the right.
 * @param rows each as long as the head; a missing figure is shown as a dash
 */
export const markdownTable = (head: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string =>
  [
    `| ${head.join(" | ")} |`,
    `| ${head.map((_, index) => (index === 0 ? "---" : "---:")).join(" | ")} |`,
    ...rows.map((row) => `| ${row.map((cell) => cell ?? "–").join(" | ")} |`),
  ].join("\n");
