export interface ConformanceCounts {
  readonly total: number;
  readonly supported: number;
  readonly notApplicable: number;
  /** Met in part or not at all. */
  readonly rest: number;
}

/** How many rows have which result. The terms are those of the template (see content-schema/collections/conformance-report). */
export const countResults = (rows: readonly { readonly conformance: string }[]): ConformanceCounts => {
  const count = (term: string): number => rows.filter(({ conformance }) => conformance === term).length;
  const [supported, notApplicable] = [count("Supports"), count("Not Applicable")];
  return { total: rows.length, supported, notApplicable, rest: rows.length - supported - notApplicable };
};
