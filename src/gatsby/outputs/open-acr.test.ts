// OpenACR's own rules accept the file that we make of the conformance report.
import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import { parse } from "yaml";
import { z } from "zod";
import { navigation, studio } from "../../../__tests__/e2e/content";
import { readContent } from "../../content-lint/yaml/yaml-files";
import { conformanceCriteria, conformancePage } from "../../content-schema/collections/conformance-report";
import { openAcr } from "./open-acr";

const { files } = readContent(process.cwd());
const dataOf = (type: string) => files.find(({ collection }) => collection.type === type)?.data;

const content = {
  report: conformancePage.parse(dataOf("ConformancePage")),
  criteria: conformanceCriteria.parse(dataOf("ConformanceCriteria")),
  studio,
  reality: navigation.footer.reality,
};

/** The report, read as OpenACR's tool reads it: days without quotes are times to it. */
const read = (criteria = content.criteria): unknown =>
  parse(openAcr({ ...content, criteria }), { schema: "yaml-1.1", version: "1.1" });

const errorsOf = (report: unknown) => {
  const schema: unknown = JSON.parse(readFileSync(path.resolve("__tests__/openacr/openacr-0.1.0.json"), "utf8"));
  const validate = new Ajv({ allErrors: true }).compile(z.looseObject({}).parse(schema));
  validate(report);
  return validate.errors;
};

test("it fits the schema, which a report without an author does not", () => {
  expect(errorsOf(read())).toBeNull();
  expect(errorsOf({ ...z.looseObject({}).parse(read()), author: {} })).toHaveLength(1);
});

test("results have the format's words, or a note that refers to WCAG", () => {
  const conformances = ["supports", "partiallySupports", "doesNotSupport", "notApplicable"] as const;
  const row = { number: "602.3", name: "", remark: "Why.", evidence: ["codeReview" as const] };
  const levelA = conformances.map((conformance) => ({ ...row, conformance }));
  const chapter6 = [{ ...row, conformance: "seeWcag" as const }];
  const notes = "Why.\n\nEvidence: review of code";
  const levels = ["supports", "partially-supports", "does-not-support", "not-applicable"];
  expect(read({ ...content.criteria, levelA, chapter6 })).toMatchObject({
    chapters: {
      success_criteria_level_a: {
        criteria: levels.map((level) => ({ components: [{ name: "web", adherence: { level, notes } }] })),
      },
      support_documentation_and_services: {
        notes: `602.3: See WCAG 2.x section. ${notes}`,
        criteria: [{ num: "602.3" }],
      },
    },
  });
});

test("its links lead to the site from anywhere", () => {
  expect(openAcr(content)).toContain(`](${studio.siteUrl}/what-is-real/)`);
  expect(openAcr(content)).not.toContain("](/");
});
