import { graphql } from "gatsby";
import { Fragment } from "react";
import { DataTable } from "../../components/data-table/data-table";
import { InlineText } from "../../components/inline-text/inline-text";
import { StatusBadge } from "../../components/status-badge/status-badge";
import { linkTarget } from "../../lib/link-target";
import { testKindOf } from "../../lib/test-kind";
import { conformanceStrings } from "../../strings/conformance-strings";
import "./conformance-table.css";

const tones = {
  supports: "good",
  partiallySupports: "bad",
  doesNotSupport: "bad",
  notApplicable: "none",
} as const;

/** What the kinds of tests and checks are called under "Evaluation Methods Used", once each. */
const evidenceOf = ({ tests, checks }: Queries.ConformanceRowFragment): string => {
  const kinds = (tests ?? []).flatMap((file) => testKindOf(file) ?? []);
  const names = [
    ...kinds.map((kind) => conformanceStrings.testKinds[kind]),
    ...(checks ?? []).map((check) => conformanceStrings.checks[check]),
  ];
  return `${conformanceStrings.evidence} ${[...new Set(names)].join(", ")}`;
};

/** Number and name of a criterion; its level stands below. @param name like "Reflow (Level AA 2.1 and 2.2)" */
const criterionHeader = ({ number, name }: Queries.ConformanceRowFragment) => {
  const [title, level] = name.split(/ (?=\(Level )/u);
  return (
    <>
      {number} {title}
      {level === undefined ? null : <span className="conformance__level muted small"> {level}</span>}
    </>
  );
};

interface ConformanceTableProps {
  readonly table: keyof typeof conformanceStrings.parts;
  readonly rows: readonly Queries.ConformanceRowFragment[];
}

/** Criteria with results, remarks and evidence. The heading is the caption: it is heard once. */
export const ConformanceTable = ({ table, rows }: ConformanceTableProps) => (
  <DataTable
    className="conformance"
    caption={<h3 {...linkTarget(table)}>{conformanceStrings.parts[table]}</h3>}
    columns={[conformanceStrings.criterion, conformanceStrings.conformance, conformanceStrings.remarks]}
    rows={rows.map((row) => ({
      key: row.number,
      header: criterionHeader(row),
      cells: [
        row.conformance === "seeWcag" ? (
          conformanceStrings.results.seeWcag
        ) : (
          <StatusBadge key="result" tone={tones[row.conformance]} text={conformanceStrings.results[row.conformance]} />
        ),
        <Fragment key="remark">
          <p>
            <InlineText text={row.remark} />
          </p>
          <p className="muted small">{evidenceOf(row)}</p>
        </Fragment>,
      ],
    }))}
  />
);

export const fragment = graphql`
  fragment ConformanceRow on ConformanceCriterion {
    number
    name
    conformance
    remark
    tests
    checks
  }
`;
