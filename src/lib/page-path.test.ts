// The pages to which code leads exist. No test of links follows those of the function's own pages.
import { existsSync } from "node:fs";
import { contactPath, projectsPath, servicesPath, startPath, statementPath } from "./page-path";

test.each([servicesPath, projectsPath, contactPath, startPath, statementPath])("%s is a page", (address) => {
  expect(address).toMatch(/^\/.+\/$/u);
  expect(existsSync(`src/pages${address.slice(0, -1)}.tsx`)).toBe(true);
});
