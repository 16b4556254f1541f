import { Fragment } from "react";
import { DataTable } from "../../components/data-table/data-table";
import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { ConformanceCriterionView } from "../../content-schema/view-types";
import { testKindOf } from "../../lib/test-kind";
import { conformanceStrings } from "./conformance-strings";
import "./conformance-table.css";

/** The id of the part of the page that describes the checks by hand. */
export const manualChecksId = "ui-manual-checks";

const icons = {
  supports: "success",
  partiallySupports: "error",
  doesNotSupport: "error",
  notApplicable: null,
} as const;

/** Icon and border differ by result, and the text says it. */
const Result = ({ conformance }: Pick<ConformanceCriterionView, "conformance">) => (
  <span className="conformance__result" data-result={conformance}>
    {icons[conformance] === null ? null : <Icon name={icons[conformance]} />}
    {conformanceStrings.results[conformance]}
  </span>
);

/** What the kinds of these test files are called under "Automated tests". */
const kindNames = (tests: readonly string[]): readonly string[] => {
  const names = tests.flatMap((file) => testKindOf(file) ?? []).map((kind) => conformanceStrings.testKinds[kind]);
  return [...new Set(names)];
};

/** The kinds of tests, and checks by hand with a link to their description. */
const Evidence = ({ tests, checks }: Pick<ConformanceCriterionView, "tests" | "checks">) => (
  <div className="conformance__evidence muted small">
    {tests === null ? null : (
      <p>
        {conformanceStrings.tests} {kindNames(tests).join(", ")}
      </p>
    )}
    {checks === null ? null : (
      <p>
        <a href={`#${manualChecksId}`}>{conformanceStrings.checks}</a>:{" "}
        {checks.map((check) => conformanceStrings.checkNames[check]).join(", ")}
      </p>
    )}
  </div>
);

interface ConformanceTableProps {
  readonly table: keyof typeof conformanceStrings.tables;
  readonly lead?: string;
  readonly rows: readonly ConformanceCriterionView[];
}

/** Criteria with results, remarks and evidence. */
export const ConformanceTable = ({ table, lead, rows }: ConformanceTableProps) => {
  const { anchor, heading, caption } = conformanceStrings.tables[table];
  return (
    <PageSection heading={heading} anchor={anchor} {...(lead === undefined ? {} : { lead })}>
      <DataTable
        className="conformance"
        caption={caption}
        columns={[conformanceStrings.criterion, conformanceStrings.conformance, conformanceStrings.remarks]}
        rows={rows.map(({ number, name, conformance, remark, tests, checks }) => ({
          key: number,
          header: (
            <>
              <span className="conformance__number">{number}</span> {name}
            </>
          ),
          cells: [
            <Result key="result" conformance={conformance} />,
            <Fragment key="remark">
              <p>
                <InlineText text={remark} />
              </p>
              <Evidence tests={tests} checks={checks} />
            </Fragment>,
          ],
        }))}
      />
    </PageSection>
  );
};
