import { Fragment } from "react";
import type { ConformanceCheck, ConformanceColumns } from "./conformance-row";

interface ConformanceEvidenceProps {
  readonly content: ConformanceColumns;
  readonly tests: readonly string[] | null;
  /** Keys of the checks by hand that the row names. */
  readonly named: readonly string[] | null;
  readonly checks: readonly ConformanceCheck[];
}

/**
 * The evidence of a row: test files without their folders, and manual checks with a link to their description.
 * @throws when a row names a check that is not described
 */
export const ConformanceEvidence = ({ content, tests, named, checks }: ConformanceEvidenceProps) => (
  <div className="conformance__evidence">
    {tests === null ? null : (
      <p>
        {content.tests}{" "}
        {tests.map((file, index) => (
          <Fragment key={file}>
            {index === 0 ? null : ", "}
            <code>{file.slice(file.lastIndexOf("/") + 1)}</code>
          </Fragment>
        ))}
      </p>
    )}
    {named === null ? null : (
      <p>
        {content.checks}{" "}
        {named.map((key, index) => {
          const check = checks.find((candidate) => candidate.key === key);
          if (check === undefined) throw new Error(`No check "${key}" is described.`);
          return (
            <Fragment key={key}>
              {index === 0 ? null : ", "}
              <a href={`#ui-check-${key}`}>{check.name}</a>
            </Fragment>
          );
        })}
      </p>
    )}
  </div>
);
