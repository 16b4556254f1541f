import { graphql } from "gatsby";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { linkTarget } from "../../lib/link-target";

/** Who the studio works with, and which rules apply to each: public and private organizations. */
export const ClientTypes = ({
  heading,
  public: publicClients,
  private: privateClients,
}: Queries.ClientTypesFragment) => (
  <PageSection heading={heading} background="mist">
    <div className="columns">
      {[
        { ...publicClients, id: "public-organizations" },
        { ...privateClients, id: "private-organizations" },
      ].map(({ heading: name, id, paragraphs, points }) => (
        <section key={id} className="rail-part flow">
          <h3 {...linkTarget(id)}>{name}</h3>
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

export const fragment = graphql`
  fragment ClientTypes on ServicesClientTypes {
    heading
    public {
      ...ClientType
    }
    private {
      ...ClientType
    }
  }
  fragment ClientType on ClientType {
    heading
    paragraphs
    points
  }
`;
