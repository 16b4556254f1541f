import { Fragment, type ReactNode } from "react";
import { DataTable } from "../../components/data-table/data-table";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { ConformanceEvidence } from "./conformance-evidence";
import { ConformanceResult } from "./conformance-result";
import type { ConformanceCheck, ConformanceColumns, ConformanceRow, ConformanceTerm } from "./conformance-row";
import "./conformance-table.css";

interface ConformanceTableProps {
  readonly heading: string;
  readonly lead?: string;
  readonly anchor: string;
  readonly caption: string;
  readonly content: ConformanceColumns;
  readonly rows: readonly ConformanceRow[];
  readonly checks: readonly ConformanceCheck[];
  readonly terms: readonly ConformanceTerm[];
  /** Stands below the table. */
  readonly children?: ReactNode;
}

/** Criteria, results, remarks and evidence. */
export const ConformanceTable = ({
  heading,
  lead,
  anchor,
  caption,
  content,
  rows,
  checks,
  terms,
  children,
}: ConformanceTableProps) => (
  <PageSection heading={heading} {...(lead === undefined ? {} : { lead })} anchor={anchor}>
    <DataTable
      className="conformance"
      labels="above"
      caption={caption}
      columns={[content.criterion, content.conformance, content.remarks]}
      rows={rows.map(({ number, name, conformance, remark, tests, checks: named }) => ({
        key: number,
        header: (
          <>
            <span className="conformance__number">{number}</span> {name}
          </>
        ),
        cells: [
          <ConformanceResult key="result" level={conformance} terms={terms} />,
          <Fragment key="remark">
            <p>
              <InlineText text={remark} />
            </p>
            <ConformanceEvidence content={content} tests={tests} named={named} checks={checks} />
          </Fragment>,
        ],
      }))}
    />
    {children}
  </PageSection>
);
