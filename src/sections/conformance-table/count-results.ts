type Row = Pick<Queries.ConformanceRowFragment, "conformance">;

/** How many rows have which result. `rest` are those that are supported in part or not. */
export const countResults = (rows: readonly Row[]) => {
  const count = (result: Row["conformance"]): number => rows.filter(({ conformance }) => conformance === result).length;
  const [total, supported, notApplicable] = [rows.length, count("supports"), count("notApplicable")];
  return { total, supported, notApplicable, rest: total - supported - notApplicable };
};
