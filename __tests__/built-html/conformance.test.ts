import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, type Message } from "html-validate";

/** HTML conformance of every built page, by html-validate's recommended rules. */

const publicFolder = path.resolve(__dirname, "..", "..", "public");

const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html") && !name.startsWith("_gatsby"))
  .filter((name) => statSync(path.join(publicFolder, name)).isFile());

const validator = new HtmlValidate({ extends: ["html-validate:recommended"], rules: {} });

const describeMessage = ({ ruleId, message, line, column, selector }: Message): string =>
  `${ruleId} at ${line}:${column} ${selector ?? ""}: ${message}`;

test("there are pages to judge", () => {
  expect(files.length).toBeGreaterThanOrEqual(29);
});

test.each(files)("%s", async (file) => {
  const report = await validator.validateString(readFileSync(path.join(publicFolder, file), "utf8"));
  expect(report.results.flatMap(({ messages }) => messages.map(describeMessage))).toEqual([]);
});
