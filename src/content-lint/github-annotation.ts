import type { Mistake } from "./mistake";

// GitHub's workflow commands: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
const escaped = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string): string => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** A mistake as GitHub shows it beside the line in a pull request. */
export const githubAnnotation = (
  kind: "error" | "warning",
  { file, line, column, field, wrong, mend }: Mistake,
): string => {
  const properties = [
    `file=${escapedProperty(file)}`,
    ...(line === undefined ? [] : [`line=${line}`]),
    ...(column === undefined ? [] : [`col=${column}`]),
    `title=${escapedProperty(field === "" ? "Content" : field)}`,
  ];
  return `::${kind} ${properties.join(",")}::${escaped(`${wrong}\n${mend}`)}`;
};
