import { existsSync } from "node:fs";
import path from "node:path";
import { applyEdits, editSets, editsFolder } from "../../scripts/test-editing/apply-edits";
import { fieldWithRole, fieldsOf } from "../../src/content-lint/content-fields";
import { readContent } from "../../src/content-lint/content-file";
import { publishedOf } from "../../src/content-lint/drafts";
import { schemaErrors } from "../../src/content-lint/schema-errors";
import { ruleFileField, useContentCopy } from "./content-copy";

/** The edits of `npm run test:editing`, which applies them and runs `npm test`. */

const content = useContentCopy();

test.each(editSets)("the files of %s follow the schemas of today", (set) => {
  applyEdits(set, content.root);
  const published = publishedOf(readContent(content.root).files);
  const edited = published.filter(({ file }) =>
    existsSync(path.join(editsFolder, set, path.relative("content", file))),
  );
  expect(edited).not.toEqual([]);
  expect(edited.flatMap(schemaErrors).map(ruleFileField)).toEqual([]);
});

test("each case study has a card picture of its own: one that is loaded already hides what waits for it", () => {
  applyEdits("additions", content.root);
  const studies = readContent(content.root).files.filter(({ collection }) => collection.type === "CaseStudy");
  const cards = studies.map((study) => {
    const card = fieldsOf(study).find(({ meta, path: field }) => meta.role === "imageFile" && field[0] === "card");
    return path.join(study.folder, String(card?.value));
  });
  expect(new Set(cards).size).toBe(cards.length);
  expect(studies.map((study) => fieldWithRole(study, "order")?.value)).toContain(4);
});
