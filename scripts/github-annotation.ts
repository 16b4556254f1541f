import type { Diagnostic } from "../src/content-lint/diagnostic";

// GitHub's workflow commands: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
const escaped = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string): string => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** A diagnostic as an annotation beside its line in a pull request. */
export const githubAnnotation = ({ file, line, column, field, message, fix }: Diagnostic): string => {
  const properties = Object.entries({ file, line, col: column, title: field === "" ? "Content" : field })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  return `::error ${properties.join(",")}::${escaped(`${message}\n${fix}`)}`;
};
