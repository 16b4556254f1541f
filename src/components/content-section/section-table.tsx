import { DataTable } from "../data-table/data-table";

/** The number at the end of a cell, as in "over 4,000" or "95.9%"; without one, or in a range or below zero, 0. */
const numberOf = (cell: string): number =>
  Number((/(?<=^|[\s$])\d[\d,]*(?:\.\d+)?(?=%?$)/u.exec(cell)?.[0] ?? "0").replaceAll(",", ""));

/** The table of a part of a page: numbers with bars under them, or words, whose rows are blocks in narrow places. */
export const SectionTable = ({ caption, columns, rows }: NonNullable<Queries.ContentSectionFragment["table"]>) => {
  const numbers = rows.flatMap(([, ...cells]) => cells).map(numberOf);
  const most = Math.max(...numbers, 1);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map(([header = "", ...cells]) => ({
        key: header,
        header,
        cells: cells.map((cell, index) => {
          // The CSP allows no style attribute.
          const width = `${String(Math.round((100 * numberOf(cell)) / most))}%`;
          return (
            <>
              {cell}
              {width === "0%" ? null : (
                <svg
                  className={`bar${/^\$?\d/u.test(cell) ? "" : " bar--about"}${index === 0 ? "" : " bar--other"}`}
                  width={width}
                  height="14"
                  aria-hidden="true"
                >
                  <rect width="100%" height="100%" />
                </svg>
              )}
            </>
          );
        }),
      }))}
      compact={numbers.some((number) => number > 0)}
    />
  );
};
