import { graphql } from "gatsby";
import { Fragment } from "react";
import { DataTable } from "../../components/data-table/data-table";
import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { StatusBadge } from "../../components/status-badge/status-badge";
import { linkTarget } from "../../lib/link-target";
import { conformanceStrings } from "../../strings/conformance-strings";
import { evidenceOf } from "./evidence";
import "./conformance-table.css";

type Row = Queries.ConformanceRowFragment;

/** A result. Only what is not fully supported is tagged: among forty equal tags nobody would find it. */
const Result = ({ conformance }: Pick<Row, "conformance">) => {
  const text = conformanceStrings.results[conformance];
  switch (conformance) {
    case "partiallySupports":
    case "doesNotSupport":
      return <StatusBadge tone="bad" text={text} />;
    case "supports":
      return (
        <span className="conformance__result">
          <Icon name="success" />
          {text}
        </span>
      );
    default:
      return (
        <span className="conformance__result muted">
          <Icon name="none" />
          {text}
        </span>
      );
  }
};

/** Number and name of a criterion; its level stands below. @param name like "Reflow (Level AA 2.1 and 2.2)" */
const criterionHeader = ({ number, name }: Row) => {
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
const guidelineOf = ({ number }: Row): string => number.slice(0, number.lastIndexOf("."));

const countOf = (rows: readonly Row[], result: Row["conformance"]): number =>
  rows.filter(({ conformance }) => conformance === result).length;

/** Which results its criteria have: "Supports: 3, Not Applicable: 1". */
const resultsOf = (rows: readonly Row[]): string =>
  [...new Set(rows.map(({ conformance }) => conformance))]
    .map((result) => `${conformanceStrings.results[result]}: ${String(countOf(rows, result))}`)
    .join(", ");

/** What is supported in part or not. */
export const gapsIn = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ conformance }) => conformance === "partiallySupports" || conformance === "doesNotSupport");

/** The results of a folded group. Those that are not fully supported are tagged, as in its table. */
const GroupResults = ({ rows }: { readonly rows: readonly Row[] }) => {
  const gaps = gapsIn(rows);
  const others = resultsOf(rows.filter((row) => !gaps.includes(row)));
  return (
    <span className="conformance__counts muted small">
      {gaps.length === 0 ? null : <StatusBadge tone="bad" text={resultsOf(gaps)} />} {others}
    </span>
  );
};

/** How many rows of WCAG have which result. */
export const countResults = (wcag: readonly Row[]) => ({
  total: wcag.length,
  supported: countOf(wcag, "supports"),
  notApplicable: countOf(wcag, "notApplicable"),
});

/** The rows that are supported in part or not, so that nobody has to look for them in the tables. */
export const ConformanceGaps = ({ rows, heading }: { readonly rows: readonly Row[]; readonly heading: string }) => (
  <section className="content-section content-section--band theme-dark columns columns--aside">
    <h2>
      <span className="large-number">{rows.length} </span>
      {heading}
    </h2>
    <dl className="ruled-list ruled-list--loose">
      {rows.map((row) => (
        <div key={row.number} className="flow">
          <dt>
            <a href={`#criterion-${row.number}`}>
              {row.number} {row.name}
            </a>
          </dt>
          <dd className="flow">
            <p>
              <Result {...row} />
            </p>
            <p>
              <InlineText text={row.remark} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const columns = [conformanceStrings.criterion, conformanceStrings.conformance, conformanceStrings.remarks];

interface ConformanceTableProps {
  readonly table: keyof typeof conformanceStrings.parts;
  readonly rows: readonly Row[];
}

/**
 * Criteria with results, remarks and evidence, a table for each guideline. On phones it is folded, and opens by itself
 * where a link points to a criterion; wide screens and paper show all (conformance-table.css).
 */
export const ConformanceTable = ({ table, rows }: ConformanceTableProps) => (
  <div className="stack">
    <h3 {...linkTarget(table)}>{conformanceStrings.parts[table]}</h3>
    <div className="conformance">
      {/* Each table has its own column heads, for screen readers. */}
      <p className="conformance__columns desktop-only small" aria-hidden="true">
        {columns.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      {[...new Set(rows.map(guidelineOf))].map((number) => {
        const own = rows.filter((row) => guidelineOf(row) === number);
        const name = `${number} ${guidelineNames[number] ?? ""}`;
        return (
          <details key={number} className="conformance-fold">
            <summary>
              <span className="conformance__name">{name}</span> <GroupResults rows={own} />
            </summary>
            <DataTable
              className="conformance__table"
              caption={<span className="conformance__group">{name}</span>}
              columns={columns}
              isHeadHidden
              rows={own.map((row) => ({
                key: row.number,
                anchor: `criterion-${row.number}`,
                header: criterionHeader(row),
                cells: [
                  <Result key="result" {...row} />,
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
    evidence
  }
`;
