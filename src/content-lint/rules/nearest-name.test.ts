import { nearestName } from "./nearest-name";

test.each([
  ["of two near names the nearer", "paragraphs", ["paragraphing", "paragraph"], "paragraph"],
  ["whatever its capitals and hyphens", "Lead Text", ["lead-text"], "lead-text"],
  ["none that is far", "lead", ["text"], undefined],
])("the name that was meant: %s", (_, written, names, meant) => {
  expect(nearestName(written, names)).toBe(meant);
});
