import type { ReactNode } from "react";
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

/**
 * Criteria, results, remarks and evidence. On narrow screens CSS lays rows out as blocks with the column names repeated
 * in the cells; the roles keep the table semantics, and the repeated names are hidden from screen readers.
 */
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
    <table className="conformance" role="table">
      <caption className="conformance__caption">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {content.criterion}
          </th>
          <th role="columnheader" scope="col">
            {content.conformance}
          </th>
          <th role="columnheader" scope="col">
            {content.remarks}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ number, name, conformance, remark, tests, checks: named }) => (
          <tr key={number} role="row">
            <th role="rowheader" scope="row" className="conformance__criterion">
              <span className="conformance__number">{number}</span> {name}
            </th>
            <td role="cell" className="conformance__result">
              <span className="conformance__label" aria-hidden="true">
                {content.conformance}
              </span>
              <ConformanceResult level={conformance} terms={terms} />
            </td>
            <td role="cell" className="conformance__remark">
              <span className="conformance__label" aria-hidden="true">
                {content.remarks}
              </span>
              <p>
                <InlineText text={remark} />
              </p>
              <ConformanceEvidence content={content} tests={tests} named={named} checks={checks} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {children}
  </PageSection>
);
