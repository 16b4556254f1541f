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
  seeWcag: "none",
} as const;

/** What the kinds of tests and checks are called under "Evaluation Methods Used", once each. */
const evidenceOf = ({ tests, checks }: Pick<Queries.ConformanceRowFragment, "tests" | "checks">): string => {
  const kinds = (tests ?? []).flatMap((file) => testKindOf(file) ?? []);
  const names = [
    ...kinds.map((kind) => conformanceStrings.testKinds[kind]),
    ...(checks ?? []).map((check) => conformanceStrings.checks[check]),
  ];
  return `${conformanceStrings.evidence} ${[...new Set(names)].join(", ")}`;
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
    rows={rows.map(({ number, name, conformance, remark, tests, checks }) => ({
      key: number,
      header: `${number} ${name.replaceAll(/ (?=A+[ )]|and 2|2\.2\)|only\))/gu, "\u00A0")}`,
      cells: [
        <StatusBadge key="result" tone={tones[conformance]} text={conformanceStrings.results[conformance]} />,
        <Fragment key="remark">
          <p>
            <InlineText text={remark} />
          </p>
          <p className="muted small">{evidenceOf({ tests, checks })}</p>
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
