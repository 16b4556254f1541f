import type { ReactNode } from "react";
import "./data-table.css";

interface DataTableProps {
  readonly caption: ReactNode;
  /** The names of the columns; the first one has the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly header: ReactNode; readonly cells: readonly ReactNode[] }[];
  /** Whether a stacked cell shows its column's name beside the value: for short values that say nothing alone. */
  readonly labels?: boolean;
  /** Whether it stays a table everywhere: for a few columns of short values. */
  readonly compact?: boolean;
  readonly className?: string;
}

/**
 * A table whose rows are stacked blocks in narrow places, where cells can repeat their column's name. Browsers keep
 * a table's semantics whatever its `display` (Safari since version 17); the repeated names are hidden from screen
 * readers, which read the column headers.
 */
export const DataTable = ({ caption, columns, rows, labels = false, compact = false, className }: DataTableProps) => (
  <table
    className={`data-table${labels ? " data-table--labels" : ""}${compact ? " data-table--compact" : ""}${className === undefined ? "" : ` ${className}`}`}
  >
    <caption className="muted small">{caption}</caption>
    <thead>
      <tr>
        {columns.map((name) => (
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
          {columns.slice(1).map((name, index) => (
            <td key={name}>
              {labels ? (
                <span className="data-table__label" aria-hidden="true">
                  {name}
                </span>
              ) : null}
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
