import { writeFileSync } from "node:fs";
import path from "node:path";
import { licensesPage, productionLicenses, unknownLicenses } from "./dependencies/licenses";
import { root, runMain } from "./run-command";

/** `npm run licenses`: writes docs/licenses.md, and ends with 1 when a license is on no list. */
runMain(() => {
  const packages = productionLicenses(root);
  writeFileSync(path.join(root, "docs", "licenses.md"), licensesPage(packages));
  console.log(`docs/licenses.md: ${packages.length} packages.`);
  const unknown = unknownLicenses(packages);
  for (const { name, license } of unknown)
    console.error(`${name}: ${license} is on no list (scripts/dependencies/licenses.ts).`);
  if (unknown.length > 0) process.exitCode = 1;
  return Promise.resolve();
});
