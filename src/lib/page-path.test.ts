// Addresses of files on any system. The pages to which code leads exist: no test of links follows those of the function's
// own pages.
import { existsSync } from "node:fs";
import {
  contactPath,
  fileAddress,
  pageAddress,
  projectsPath,
  servicesPath,
  startPath,
  statementPath,
} from "./page-path";

test.each([
  ["/site/public", "/site/public/pricing/index.html", "/pricing/"],
  ["C:\\site\\public", "C:\\site\\public\\pricing\\index.html", "/pricing/"],
  ["/site/public", "/site/public/404.html", "/404.html"],
  ["/site/public", "/site/public/index.html.br", "/index.html.br"],
])("in %s, %s has the address %s", (folder, file, address) => {
  expect(pageAddress(fileAddress(folder, file))).toBe(address);
});

test.each([servicesPath, projectsPath, contactPath, startPath, statementPath])("%s is a page", (address) => {
  expect(address).toMatch(/^\/.+\/$/u);
  expect(existsSync(`src/pages${address.slice(0, -1)}.tsx`)).toBe(true);
});
