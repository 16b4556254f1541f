import path from "node:path";
import { applyEdits } from "../../scripts/test-editing/apply-edits";
import { fieldWithRole, fieldsOf } from "../../src/content-lint/content-fields";
import { readContent } from "../../src/content-lint/content-file";
import { useContentCopy } from "./content-copy";

/** Of the edits of `npm run test:editing`, which itself checks that they follow the schemas. */

const content = useContentCopy();

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
