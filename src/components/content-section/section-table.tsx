import { DataTable } from "../data-table/data-table";
import { MarkSign } from "../icon/mark-sign";
import "./section-table.css";

/** The number that a cell ends with: "over 4,000", "95.9%". 0 if it has none, a range, or a number below zero. */
const numberOf = (cell: string): number =>
  Number((/(?<=^|[\s$])\d[\d,]*(?:\.\d+)?(?=%?$)/u.exec(cell)?.[0] ?? "0").replaceAll(",", ""));

interface BarProps {
  readonly cell: string;
  /** The largest number of the table. */
  readonly most: number;
  readonly isOther: boolean;
}

const Bar = ({ cell, most, isOther }: BarProps) => {
  // The CSP allows no style attribute.
  const width = `${String(Math.round((100 * numberOf(cell)) / most))}%`;
  return width === "0%" ? null : (
    <svg
      className={`bar${/^\$?\d/u.test(cell) ? "" : " bar--about"}${isOther ? " bar--other" : ""}`}
      width={width}
      height={isOther ? "10" : "20"}
      aria-hidden="true"
    >
      <rect width="100%" height="100%" />
    </svg>
  );
};

/** What is filled of the sign beside the first, the second, and the third mark. */
const filledParts = ["all", "half", "none"] as const;

/**
 * The table of a part of a page: marks, each a sign with its word; numbers with their bars; or words, whose rows are
 * blocks in narrow places.
 */
export const SectionTable = ({
  caption,
  marks,
  bars,
  columns,
  rows,
}: NonNullable<Queries.ContentSectionFragment["table"]>) => {
  const numbers = rows.flatMap(([, ...cells]) => cells).map(numberOf);
  const most = Math.max(...numbers, 1);
  const hasBars = bars === true;
  const kind = (marks && "marks") ?? (hasBars && "bars");
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map(([header = "", ...cells]) => ({
        key: header,
        header,
        cells: cells.map((cell, index) => (
          <>
            {marks ? <MarkSign filled={filledParts[marks.indexOf(cell)] ?? "none"} /> : null}
            {hasBars ? <Bar cell={cell} most={most} isOther={index > 0} /> : null}
            {hasBars ? <span>{cell}</span> : cell}
          </>
        )),
      }))}
      compact={hasBars}
      {...(kind ? { className: `data-table--${kind}` } : {})}
    />
  );
};
