import { InlineText, InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { linkTarget } from "../../lib/link-target";
import type { ConformancePageView } from "../../content-schema/view-types";
import "./conformance-methods.css";

interface ConformanceMethodsProps {
  readonly methods: ConformancePageView["methods"];
}

/** How the site was tested, and how not. The rows of the tables link to the checks by hand. */
export const ConformanceMethods = ({ methods }: ConformanceMethodsProps) => (
  <PageSection heading={methods.heading} anchor="methods">
    <div className="conformance-methods">
      <div className="conformance-methods__text flow">
        <InlineTexts texts={methods.paragraphs} />
      </div>
      <div className="conformance-methods__part">
        <h3>{methods.toolsHeading}</h3>
        <ul className="conformance-methods__list">
          <InlineTexts as="li" texts={methods.tools} />
        </ul>
      </div>
      <div className="conformance-methods__part">
        <h3>{methods.checksHeading}</h3>
        <dl className="conformance-methods__checks">
          {methods.checks.map(({ key, name, text }) => (
            <div key={key}>
              <dt {...linkTarget(`ui-check-${key}`)}>{name}</dt>
              <dd>
                <InlineText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </PageSection>
);
