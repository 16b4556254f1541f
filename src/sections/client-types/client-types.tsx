import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { linkTarget } from "../../lib/link-target";
import type { ServicesPageView } from "../../content-schema/view-types";

type ClientTypesProps = ServicesPageView["clientTypes"];

/** Who the studio works with, and which rules apply to each: public and private organizations. */
export const ClientTypes = ({ heading, public: publicClients, private: privateClients }: ClientTypesProps) => (
  <PageSection heading={heading} background="mist" className="page-section--ruled">
    <div className="columns">
      {[publicClients, privateClients].map(({ heading: name, anchor, paragraphs, points }) => (
        <section key={anchor} className="rail-part flow">
          <h3 {...linkTarget(anchor)}>{name}</h3>
          <InlineTexts texts={paragraphs} />
          {points === null ? null : (
            <ul>
              <InlineTexts as="li" texts={points} />
            </ul>
          )}
        </section>
      ))}
    </div>
  </PageSection>
);
