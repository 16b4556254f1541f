import type { ConformanceLevel, ConformanceRow } from "./conformance-row";

export interface ConformanceCounts {
  readonly total: number;
  readonly supported: number;
  readonly notApplicable: number;
  /** Partially supported or not supported. */
  readonly rest: number;
}

/** How many rows have which result. */
export const countResults = (rows: readonly Pick<ConformanceRow, "conformance">[]): ConformanceCounts => {
  const count = (level: ConformanceLevel): number => rows.filter(({ conformance }) => conformance === level).length;
  const [supported, notApplicable] = [count("supports"), count("notApplicable")];
  return { total: rows.length, supported, notApplicable, rest: rows.length - supported - notApplicable };
};
