import type { LastAuditView, StatementPageView } from "../../content-schema/view-types";
import { interpolate } from "../../lib/interpolate";
import { formatNumber } from "../../lib/format-number";
import "./audit-tools.css";

export type AuditTool = Omit<LastAuditView["tools"][number], "colors">;

interface AuditToolsProps {
  readonly content: StatementPageView["audit"];
  readonly tools: readonly AuditTool[];
}

/**
 * A row per tool. On narrow screens CSS lays rows out as blocks with the column names repeated in the cells; the roles
 * keep the table semantics, and the repeated names are hidden from screen readers.
 */
export const AuditTools = ({ content, tools }: AuditToolsProps) => {
  const columns = [
    { name: content.versionColumn, of: ({ version }: AuditTool) => version },
    {
      name: content.widthsColumn,
      of: ({ widths }: AuditTool) => interpolate(content.width, { width: widths.join(", ") }),
    },
    {
      name: content.rulesColumn,
      of: ({ rules }: AuditTool) => (rules === null ? content.noRules : formatNumber(rules)),
    },
    { name: content.auditsColumn, of: ({ audits }: AuditTool) => formatNumber(audits) },
    { name: content.faultsColumn, of: ({ faults }: AuditTool) => formatNumber(faults) },
  ];
  return (
    <table className="audit-tools" role="table">
      <caption className="audit-tools__caption">{content.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[content.toolColumn, ...columns.map(({ name }) => name)].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {tools.map((tool) => (
          <tr key={tool.name} role="row">
            <th role="rowheader" scope="row">
              {tool.name} <span className="audit-tools__maker">{tool.maker}</span>
            </th>
            {columns.map(({ name, of }) => (
              <td key={name} role="cell">
                <span className="audit-tools__label" aria-hidden="true">
                  {name}
                </span>
                {of(tool)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
