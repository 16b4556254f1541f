/**
 * Narrows what the types allow to be missing and something else guarantees: for a query's result, the content check.
 * @param missing the error's message
 * @throws when it is missing
 */
export const required = <Value>(
  value: Value | null | undefined,
  missing = "A content file is missing. Run `npm run check:content`.",
): Value => {
  if (value === null || value === undefined) throw new Error(missing);
  return value;
};
