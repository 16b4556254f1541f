import { withSection } from "./with-section";

const begun = withSection("# Title\n", "pages", "first");

test("a new section comes at the end, and the text before it stays", () => {
  expect(begun).toBe("# Title\n\n<!-- pages: begin -->\n\nfirst\n\n<!-- pages: end -->\n");
});

test("a section is replaced in its place, and its adjacent stay", () => {
  const two = withSection(begun, "growth", "other");
  const again = withSection(two, "pages", "second $& time");
  expect(again).toBe(two.replace("first", () => "second $& time"));
  expect(again.indexOf("second")).toBeLessThan(again.indexOf("other"));
});
