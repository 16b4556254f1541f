import type { ComponentProps } from "react";
import type { ConformanceTable } from "../../sections/conformance-table/conformance-table";

/** A criterion with each result; the first has tests and checks, the others one of both. */
export const criteria: ComponentProps<typeof ConformanceTable>["rows"] = (
  ["supports", "partiallySupports", "doesNotSupport", "notApplicable", "seeWcag"] as const
).map((conformance, index) => ({
  number: `1.1.${index + 1}`,
  name: "Non-text Content",
  conformance,
  remark: "Every picture has **words**.",
  tests: index !== 1 ? ["__tests__/build/pictures.test.ts", "src/lib/contrast.test.ts"] : null,
  checks: index < 2 ? ["textReview", "pageViews"] : null,
}));
