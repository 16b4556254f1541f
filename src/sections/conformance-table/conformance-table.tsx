import { graphql } from "gatsby";
import { Fragment } from "react";
import { DataTable } from "../../components/data-table/data-table";
import { InlineText } from "../../components/inline-text/inline-text";
import { StatusBadge } from "../../components/status-badge/status-badge";
import { linkTarget } from "../../lib/link-target";
import { conformanceStrings } from "../../strings/conformance-strings";
import { evidenceOf } from "./evidence";
import "./conformance-table.css";

const tones = {
  supports: "good",
  partiallySupports: "bad",
  doesNotSupport: "bad",
  notApplicable: "none",
} as const;

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

const guidelineNames: Readonly<Record<string, string>> = conformanceStrings.guidelines;

/** 1.4 of criterion 1.4.10. */
const guidelineOf = ({ number }: Queries.ConformanceRowFragment): string => number.slice(0, number.lastIndexOf("."));

/** Which results its criteria have: "3 Supports, 1 Not Applicable". */
const resultsOf = (rows: readonly Queries.ConformanceRowFragment[]): string =>
  [...new Set(rows.map(({ conformance }) => conformance))]
    .map((result) => {
      const count = rows.filter(({ conformance }) => conformance === result).length;
      return `${String(count)} ${conformanceStrings.results[result]}`;
    })
    .join(", ");

type Result = Pick<Queries.ConformanceRowFragment, "conformance">;

/** How many rows of WCAG have which result. `rest` are those of both reports that are supported in part or not. */
export const countResults = (wcag: readonly Result[], section508: readonly Result[]) => {
  const count = (rows: readonly Result[], ...results: readonly Result["conformance"][]): number =>
    rows.filter(({ conformance }) => results.includes(conformance)).length;
  const [total, supported, notApplicable] = [wcag.length, count(wcag, "supports"), count(wcag, "notApplicable")];
  const rest = count([...wcag, ...section508], "partiallySupports", "doesNotSupport");
  return { total, supported, notApplicable, rest };
};

interface ConformanceTableProps {
  readonly table: keyof typeof conformanceStrings.parts;
  readonly rows: readonly Queries.ConformanceRowFragment[];
}

/**
 * Criteria with results, remarks and evidence, a table for each guideline. On phones it is folded, and opens by itself
 * where a link points to a criterion; wide screens and paper show all (conformance-table.css).
 */
export const ConformanceTable = ({ table, rows }: ConformanceTableProps) => (
  <div className="stack">
    <h3 {...linkTarget(table)}>{conformanceStrings.parts[table]}</h3>
    <div className="conformance">
      {[...new Set(rows.map(guidelineOf))].map((number) => {
        const own = rows.filter((row) => guidelineOf(row) === number);
        const name = `${number} ${guidelineNames[number] ?? ""}`;
        return (
          <details key={number} className="conformance-fold">
            <summary>
              {name} <span className="muted small unbroken">{resultsOf(own)}</span>
            </summary>
            <DataTable
              className="conformance__table"
              caption={name}
              columns={[conformanceStrings.criterion, conformanceStrings.conformance, conformanceStrings.remarks]}
              rows={own.map((row) => ({
                key: row.number,
                anchor: `criterion-${row.number}`,
                header: criterionHeader(row),
                cells: [
                  row.conformance === "seeWcag" ? (
                    conformanceStrings.results.seeWcag
                  ) : (
                    <StatusBadge
                      key="result"
                      tone={tones[row.conformance]}
                      text={conformanceStrings.results[row.conformance]}
                    />
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
          </details>
        );
      })}
    </div>
  </div>
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
