import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, type Message } from "html-validate";

/** HTML conformance of every built page, by html-validate's recommended rules. */

const publicFolder = path.resolve(__dirname, "..", "..", "public");

const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html") && !name.startsWith("_gatsby"))
  .filter((name) => statSync(path.join(publicFolder, name)).isFile());

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React's serializer writes tags and attributes: <br/>, srcSet, hidden="". To HTML it is all one.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's own ids begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // Gatsby writes two styles into each page; requests.test.ts sees to it that there are no others.
    "no-inline-style": "off",
    // Safari drops the role of a list without bullets, and of a table that CSS lays out anew, so they say it again.
    // What else says its role twice is found by eslint (jsx-a11y/no-redundant-roles).
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // The stylesheet keeps telephone numbers on one line.
    "tel-non-breaking": "off",
  },
});

const describeMessage = ({ ruleId, message, line, column, selector }: Message): string =>
  `${ruleId} at ${line}:${column} ${selector ?? ""}: ${message}`;

test("there are pages to judge", () => {
  expect(files.length).toBeGreaterThanOrEqual(29);
});

test.each(files)("%s", async (file) => {
  const report = await validator.validateString(readFileSync(path.join(publicFolder, file), "utf8"));
  expect(report.results.flatMap(({ messages }) => messages.map(describeMessage))).toEqual([]);
});
