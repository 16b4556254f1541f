import { DataTable } from "../../components/data-table/data-table";
import type { LastAuditView } from "../../content-schema/view-types";
import { interpolate } from "../../lib/interpolate";
import { formatNumber } from "../../lib/format-number";
import { auditStrings } from "./audit-strings";
import "./audit-tools.css";

export type AuditTool = Omit<LastAuditView["tools"][number], "colors">;

/** A row per tool. */
export const AuditTools = ({ tools }: { readonly tools: readonly AuditTool[] }) => {
  const columns = [
    { name: auditStrings.versionColumn, of: ({ version }: AuditTool) => version },
    {
      name: auditStrings.widthsColumn,
      of: ({ widths }: AuditTool) => interpolate(auditStrings.width, { width: widths.join(", ") }),
    },
    {
      name: auditStrings.rulesColumn,
      of: ({ rules }: AuditTool) => (rules === null ? auditStrings.noRules : formatNumber(rules)),
    },
    { name: auditStrings.auditsColumn, of: ({ audits }: AuditTool) => formatNumber(audits) },
    { name: auditStrings.findings, of: ({ findings }: AuditTool) => formatNumber(findings) },
  ];
  return (
    <DataTable
      caption={auditStrings.caption}
      labels
      columns={[auditStrings.toolColumn, ...columns.map(({ name }) => name)]}
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
