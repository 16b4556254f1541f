type Row = Pick<Queries.ConformanceRowFragment, "conformance">;

/** How many rows of WCAG have which result. `rest` are those of both reports that are supported in part or not. */
export const countResults = (wcag: readonly Row[], section508: readonly Row[]) => {
  const count = (rows: readonly Row[], ...results: readonly Row["conformance"][]): number =>
    rows.filter(({ conformance }) => results.includes(conformance)).length;
  const [total, supported, notApplicable] = [wcag.length, count(wcag, "supports"), count(wcag, "notApplicable")];
  const rest = count([...wcag, ...section508], "partiallySupports", "doesNotSupport");
  return { total, supported, notApplicable, rest };
};
