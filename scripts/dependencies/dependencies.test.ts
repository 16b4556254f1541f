import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run-command";
import { exceptions, licencesPage, productionLicences, unknownLicences } from "./licences";
import { atRisk, filesUsing } from "./packages";

const packages = productionLicences(root);

test("every package for production has a licence that is allowed, or a reason", () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(unknownLicences(packages)).toEqual([]);
});

test("a licence that nobody has looked at is found", () => {
  const added = [
    ...packages,
    { name: "some-package", licence: "AGPL-3.0-only" },
    { name: "axe-core", licence: "GPL-3.0" },
  ];
  expect(unknownLicences(added).map(({ name }) => name)).toEqual(["some-package", "axe-core"]);
});

test("no reason is left over for a package that is gone", () => {
  expect(exceptions.filter(({ packages: which }) => !packages.some(({ name }) => which.test(name)))).toEqual([]);
});

test("docs/licences.md is what the lock file gives; npm run licences writes it anew", () => {
  expect(readFileSync(path.join(root, "docs", "licences.md"), "utf8")).toBe(licencesPage(packages));
});

test.each(atRisk.map(({ name, place }) => [name, place] as const))("%s is used in %s alone", (name, place) => {
  const files = filesUsing(root, name).filter((file) => !file.startsWith("src/build/"));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file !== place && !file.startsWith(`${place}/`))).toEqual([]);
});
