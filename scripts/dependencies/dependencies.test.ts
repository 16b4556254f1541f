import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run-command";
import { exceptions, licensesPage, productionLicenses, unknownLicenses } from "./licenses";
import { atRisk, filesUsing } from "./packages";

const packages = productionLicenses(root);

test("every package for production has a license that is allowed, or a reason", () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(unknownLicenses(packages)).toEqual([]);
});

test("a license that nobody has looked at is found", () => {
  const added = [
    ...packages,
    { name: "some-package", license: "AGPL-3.0-only" },
    { name: "axe-core", license: "GPL-3.0" },
  ];
  expect(unknownLicenses(added).map(({ name }) => name)).toEqual(["some-package", "axe-core"]);
});

test("no reason is left over for a package that is gone", () => {
  expect(exceptions.filter(({ packages: which }) => !packages.some(({ name }) => which.test(name)))).toEqual([]);
});

test("docs/licenses.md is what the lock file gives; npm run licenses writes it anew", () => {
  expect(readFileSync(path.join(root, "docs", "licenses.md"), "utf8")).toBe(licensesPage(packages));
});

test.each(atRisk.map(({ name, place }) => [name, place] as const))("%s is used in %s alone", (name, place) => {
  const files = filesUsing(root, name).filter((file) => !file.startsWith("src/gatsby/"));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file !== place && !file.startsWith(`${place}/`))).toEqual([]);
});
