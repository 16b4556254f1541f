import type { ReactNode } from "react";
import "./data-table.css";

interface DataTableProps {
  readonly caption: string;
  /** The names of the columns; the first one has the row headers. */
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly { readonly key: string; readonly header: ReactNode; readonly cells: readonly ReactNode[] }[];
  /** The position of the column's name in a stacked cell, if the value needs it: above, or beside a short value. */
  readonly labels?: "above" | "beside";
  readonly className?: string;
}

/**
 * A table whose rows are stacked blocks in narrow places, with the column names repeated in the cells. Browsers keep a
 * table's semantics whatever its `display` (Safari since version 17); the repeated names are hidden from screen readers,
 * which read the column headers.
 */
export const DataTable = ({ caption, columns: [first, ...others], rows, labels, className }: DataTableProps) => (
  <table
    className={`data-table${labels === "beside" ? " data-table--beside" : ""}${className === undefined ? "" : ` ${className}`}`}
  >
    <caption>{caption}</caption>
    <thead>
      <tr>
        {[first, ...others].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, header, cells }) => (
        <tr key={key}>
          <th scope="row">{header}</th>
          {others.map((name, index) => (
            <td key={name}>
              {labels === undefined ? null : (
                <span className="data-table__label" aria-hidden="true">
                  {name}
                </span>
              )}
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
