import { DataTable } from "../../components/data-table/data-table";
import type { LastAuditView, StatementPageView } from "../../content-schema/view-types";
import { interpolate } from "../../lib/interpolate";
import { formatNumber } from "../../lib/format-number";
import "./audit-tools.css";

export type AuditTool = Omit<LastAuditView["tools"][number], "colors">;

interface AuditToolsProps {
  readonly content: StatementPageView["audit"];
  readonly tools: readonly AuditTool[];
}

/** A row per tool. */
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
    <DataTable
      caption={content.caption}
      labels="beside"
      columns={[content.toolColumn, ...columns.map(({ name }) => name)]}
      rows={tools.map((tool) => ({
        key: tool.name,
        header: (
          <>
            {tool.name} <span className="audit-tools__maker">{tool.maker}</span>
          </>
        ),
        cells: columns.map(({ of }) => of(tool)),
      }))}
    />
  );
};
