import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { ConformancePageView } from "../../content-schema/view-types";
import { formatDate } from "../../lib/format-date";
import "./conformance-summary.css";

interface ConformanceSummaryProps {
  readonly product: ConformancePageView["product"];
  readonly mail: string;
  /** The results in figures, as a sentence. */
  readonly result: string;
  readonly terms: {
    readonly heading: string;
    readonly items: readonly Pick<ConformancePageView["terms"]["items"][number], "name" | "meaning">[];
  };
}

/** What the report is about, its result in a sentence, and what its terms mean. */
export const ConformanceSummary = ({ product, mail, result, terms }: ConformanceSummaryProps) => (
  <PageSection heading={product.heading}>
    <p className="conformance-summary__result">{result}</p>
    <div className="conformance-summary">
      <dl className="conformance-summary__facts">
        <div>
          <dt>{product.nameLabel}</dt>
          <dd>{product.name}</dd>
        </div>
        <div>
          <dt>{product.dateLabel}</dt>
          <dd>
            <time dateTime={product.date}>{formatDate(product.date)}</time>
          </dd>
        </div>
        <div>
          <dt>{product.editionLabel}</dt>
          <dd>{product.edition}</dd>
        </div>
        <div>
          <dt>{product.standardsLabel}</dt>
          <dd>{product.standards}</dd>
        </div>
        <div>
          <dt>{product.contactLabel}</dt>
          <dd>
            <a className="standalone-link" href={`mailto:${mail}`}>
              {mail}
            </a>
          </dd>
        </div>
      </dl>
      <div className="conformance-summary__terms">
        <h3>{terms.heading}</h3>
        <dl className="conformance-summary__facts">
          {terms.items.map(({ name, meaning }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <InlineText text={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </PageSection>
);
