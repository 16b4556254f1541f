import { DataTable } from "../../components/data-table/data-table";
import type { LastAuditView } from "../../content-schema/view-types";
import { interpolate } from "../../lib/interpolate";
import { formatNumber } from "../../lib/format-number";
import { auditStrings } from "./audit-strings";
import "./audit-tools.css";

export type AuditTool = Omit<LastAuditView["tools"][number], "colors">;

const formatCount = (count: number | null): string => (count === null ? auditStrings.notReported : formatNumber(count));

/** A row per tool. */
export const AuditTools = ({ tools }: { readonly tools: readonly AuditTool[] }) => (
  <DataTable
    caption={auditStrings.caption}
    labels
    columns={[
      auditStrings.toolColumn,
      auditStrings.versionColumn,
      auditStrings.widthsColumn,
      auditStrings.rulesColumn,
      auditStrings.checks,
      auditStrings.findings,
    ]}
    rows={tools.map(({ name, maker, version, widths, rules, checks, findings }) => ({
      key: name,
      header: (
        <>
          {name} <span className="audit-tools__maker muted small">{maker}</span>
        </>
      ),
      cells: [
        version,
        interpolate(auditStrings.width, { width: widths.join(", ") }),
        formatCount(rules),
        formatCount(checks),
        formatNumber(findings),
      ],
    }))}
  />
);
