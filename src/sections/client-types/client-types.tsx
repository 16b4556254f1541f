import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { linkTarget } from "../../lib/link-target";
import type { ServicesPageView } from "../../content-schema/view-types";
import "./client-types.css";

interface ClientTypesProps {
  readonly heading: string;
  readonly lead: string;
  /** Public and private organizations, side by side on wide screens. */
  readonly clientTypes: readonly ServicesPageView["audiences"]["public"][];
}

/** Who the studio works with, and which rules apply to each. */
export const ClientTypes = ({ heading, lead, clientTypes }: ClientTypesProps) => (
  <PageSection heading={heading} lead={lead}>
    <div className="client-types">
      {clientTypes.map(({ heading: name, anchor, paragraphs, points }) => (
        <section key={anchor} className="client-types__one flow">
          <h3 className="client-types__name" {...linkTarget(anchor)}>
            {name}
          </h3>
          <InlineTexts texts={paragraphs} />
          <ul className="client-types__points">
            <InlineTexts as="li" texts={points} />
          </ul>
        </section>
      ))}
    </div>
  </PageSection>
);
