/** @jest-environment node */
import { HtmlValidate, type Message } from "html-validate";
import { htmlRules } from "../a11y/engines/html-rules";
import { htmlFiles, readBuilt } from "./built-site";

/** HTML conformance of every built page, by html-validate: all its presets, and warnings count as errors (__tests__/a11y/engines/html-rules.ts). */

const validator = new HtmlValidate(htmlRules);

/** The style guide shows the headers of pages, each with the first heading that it has on its own page. */
const hasManyHeaders = (file: string): boolean => file.startsWith("styleguide");

const describeMessage = ({ ruleId, message, line, column, selector }: Message): string =>
  `${ruleId} at ${line}:${column} ${selector ?? ""}: ${message}`;

test.each(htmlFiles)("%s", async (file) => {
  const report = await validator.validateString(readBuilt(file));
  const errors = report.results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !(hasManyHeaders(file) && message === "Multiple <h1> are not allowed"));
  expect(errors.map(describeMessage)).toEqual([]);
});
