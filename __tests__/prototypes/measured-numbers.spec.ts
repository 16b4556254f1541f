// Each number about a prototype in a case study's content is the one that is measured in the prototype as it is served.
import { expect } from "@playwright/test";
import { studies } from "../e2e/content";
import { measures as groomingTable } from "./grooming-table.measures";
import type { Measures } from "./measure";
import { test } from "./prototype-test";
import { measures as senate } from "./senate.measures";
import { measures as stepUp90 } from "./step-up-90.measures";

/** By the prototypes' addresses, which stay when a study is renamed. Each prototype adds its own. */
const measuresOf: Readonly<Record<string, Measures>> = {
  "/prototypes/step-up-90/": stepUp90,
  "/prototypes/grooming-table/": groomingTable,
  "/prototypes/senate/": senate,
};

for (const { key: study, prototype, measured } of studies) {
  const measures = measuresOf[prototype?.address ?? ""] ?? {};
  const file = `content/case-studies/${study}/study.yaml`;

  test(`${study}: each number has its measure, each measure its number`, () => {
    const help = `"measured" in ${file} and the prototype's measures.ts have the same keys. Take out what only one has.`;
    expect([...measured.keys()].sort(), help).toEqual(Object.keys(measures).sort());
  });

  for (const [name, measure] of Object.entries(measures))
    test(`{${study}.${name}} is what the prototype shows`, async ({ page }) => {
      const shown = String(await measure(page));
      expect(measured.get(name), `The prototype shows ${shown}: write it as the value of ${name} in ${file}.`).toBe(
        shown,
      );
    });
}
