import { anchor } from "./fields";

test.each([
  ["main", false],
  ["ui-all-pages", false],
  ["gatsby-focus-wrapper", false],
  ["structured-data", false],
  ["main-entrance", true],
  ["guide", true],
])("an anchor may be %s: %s", (id, allowed) => {
  expect(anchor("").safeParse(id).success).toBe(allowed);
});
