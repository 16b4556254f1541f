import { graphql } from "gatsby";
import { Fragment } from "react";
import { DataTable } from "../../components/data-table/data-table";
import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { testKindOf } from "../../lib/test-kind";
import { conformanceStrings } from "../../strings/conformance-strings";
import "./conformance-table.css";

const icons = {
  supports: "success",
  partiallySupports: "error",
  doesNotSupport: "error",
  notApplicable: null,
  seeWcag: null,
} as const;

/** Icon and border differ by result, and the text says it. */
const Result = ({ conformance }: Pick<Queries.ConformanceRowFragment, "conformance">) => (
  <span className="conformance__result" data-result={conformance}>
    {icons[conformance] === null ? null : <Icon name={icons[conformance]} />}
    {conformanceStrings.results[conformance]}
  </span>
);

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
  readonly table: keyof typeof conformanceStrings.tables;
  readonly rows: readonly Queries.ConformanceRowFragment[];
}

/** Criteria with results, remarks and evidence. The heading is the caption: it is heard once. */
export const ConformanceTable = ({ table, rows }: ConformanceTableProps) => (
  <DataTable
    className="conformance"
    caption={<h3>{conformanceStrings.tables[table]}</h3>}
    columns={[conformanceStrings.criterion, conformanceStrings.conformance, conformanceStrings.remarks]}
    rows={rows.map(({ number, name, conformance, remark, tests, checks }) => ({
      key: number,
      header: (
        <>
          <span className="conformance__number">{number}</span> {name.replace("(Level ", "(Level\u00A0")}
        </>
      ),
      cells: [
        <Result key="result" conformance={conformance} />,
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
