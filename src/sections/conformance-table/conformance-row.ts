import type {
  ConformanceCriterionView,
  ConformancePageView,
  Section508CriterionView,
} from "../../content-schema/view-types";

/** One row of a conformance table. */
export type ConformanceRow = Omit<ConformanceCriterionView, "level"> | Section508CriterionView;

export type ConformanceLevel = ConformanceRow["conformance"];

/** A check by hand that rows can name. */
export type ConformanceCheck = ConformancePageView["methods"]["checks"][number];

/** A conformance level with its name. */
export type ConformanceTerm = Pick<ConformancePageView["terms"]["items"][number], "term" | "name">;

export type ConformanceColumns = Pick<
  ConformancePageView["tables"],
  "criterion" | "conformance" | "remarks" | "tests" | "checks"
>;
