import { interpolate } from "../../lib/interpolate";
import type { AuditToolData, AuditWords } from "./audit-data";
import { formatNumber } from "../../lib/format-number";
import "./audit-tools.css";

interface AuditToolsProps {
  readonly content: AuditWords;
  readonly tools: readonly AuditToolData[];
}

/**
 * What each tool did. On narrow screens each row becomes a block and the columns' names stand in it; the roles keep it
 * a table for screen readers, which hear those names from the headers and not twice.
 */
export const AuditTools = ({ content, tools }: AuditToolsProps) => {
  const columns = [
    { name: content.versionColumn, of: ({ version }: AuditToolData) => version },
    {
      name: content.widthsColumn,
      of: ({ widths }: AuditToolData) => interpolate(content.width, { width: widths.join(", ") }),
    },
    {
      name: content.rulesColumn,
      of: ({ rules }: AuditToolData) => (rules === null ? content.noRules : formatNumber(rules)),
    },
    { name: content.auditsColumn, of: ({ audits }: AuditToolData) => formatNumber(audits) },
    { name: content.faultsColumn, of: ({ faults }: AuditToolData) => formatNumber(faults) },
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
