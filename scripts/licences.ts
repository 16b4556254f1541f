import { writeFileSync } from "node:fs";
import path from "node:path";
import { licencesPage, productionLicences, unknownLicences } from "./dependencies/licences";
import { root, runMain } from "./run-command";

/** `npm run licences`: writes docs/licences.md, and ends with 1 when a licence is on no list. */
runMain(() => {
  const packages = productionLicences(root);
  writeFileSync(path.join(root, "docs", "licences.md"), licencesPage(packages));
  console.log(`docs/licences.md: ${packages.length} packages.`);
  const unknown = unknownLicences(packages);
  for (const { name, licence } of unknown)
    console.error(`${name}: ${licence} is on no list (scripts/dependencies/licences.ts).`);
  if (unknown.length > 0) process.exitCode = 1;
  return Promise.resolve();
});
