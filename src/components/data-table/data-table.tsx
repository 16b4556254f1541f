import type { ReactNode } from "react";
import { linkTarget } from "../../lib/link-target";
import "./data-table.css";

interface DataTableProps {
  readonly caption: ReactNode;
  /** The names of the columns; the first one has the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly anchor?: string;
    readonly header: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
  /** Whether it stays a table everywhere: for a few columns of short values. */
  readonly compact?: boolean;
  readonly className?: string;
  /** Whether the caption is for screen readers alone, since the page's heading says the same. */
  readonly isCaptionHidden?: boolean;
  /** Whether the names of the columns are for screen readers alone, since they are seen above it, or go without saying. */
  readonly isHeadHidden?: boolean;
}

/**
 * A table whose rows are stacked blocks in narrow places, each cell under the name of its column. Browsers keep a table's
 * semantics whatever its `display` (Safari since version 17).
 */
export const DataTable = ({
  caption,
  columns,
  rows,
  compact = false,
  className,
  isCaptionHidden = false,
  isHeadHidden = false,
}: DataTableProps) => (
  <table
    className={`data-table data-table--${compact ? "compact" : "stacked"}${className === undefined ? "" : ` ${className}`}`}
  >
    <caption className={isCaptionHidden ? "visually-hidden" : "muted small"}>{caption}</caption>
    <thead className={isHeadHidden ? "data-table__hidden-head" : undefined}>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, anchor, header, cells }) => (
        <tr key={key} {...linkTarget(anchor)}>
          <th scope="row">{header}</th>
          {columns.slice(1).map((name, index) => (
            <td key={name} data-column={compact || isHeadHidden ? undefined : name}>
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
