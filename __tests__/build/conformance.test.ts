/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, type Message } from "html-validate";
import { htmlRules } from "../a11y/engines/html-rules";

/** HTML conformance of every built page, by html-validate: all its presets, and warnings count as errors (__tests__/a11y/engines/html-rules.ts). */

const publicFolder = path.resolve(__dirname, "..", "..", "public");

const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html") && !name.startsWith("_gatsby"))
  .filter((name) => statSync(path.join(publicFolder, name)).isFile());

const validator = new HtmlValidate(htmlRules);

/** The style guide shows the headers of pages, each with the first heading that it has on its own page. */
const hasManyHeaders = (file: string): boolean => file.startsWith("styleguide");

const describeMessage = ({ ruleId, message, line, column, selector }: Message): string =>
  `${ruleId} at ${line}:${column} ${selector ?? ""}: ${message}`;

test.each(files)("%s", async (file) => {
  const report = await validator.validateString(readFileSync(path.join(publicFolder, file), "utf8"));
  const errors = report.results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !(hasManyHeaders(file) && message === "Multiple <h1> are not allowed"));
  expect(errors.map(describeMessage)).toEqual([]);
});
