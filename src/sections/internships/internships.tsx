import { graphql } from "gatsby";
import { Facts } from "../../components/facts/facts";
import { Icon } from "../../components/icon/icon";
import { InlineText, InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";

interface InternshipsProps {
  readonly content: Queries.InternshipsFragment;
  /** The mail address for applications. */
  readonly mail: string;
}

/** The internship program, and how to apply: by mail, with a resume. */
export const Internships = ({ content, mail }: InternshipsProps) => (
  <PageSection heading={content.heading} lead={content.lead} background="plane" anchor="internships">
    <div className="columns columns--aside">
      <div className="flow">
        <h3>{content.offerHeading}</h3>
        <ul role="list" className="ruled-list">
          <InlineTexts as="li" texts={content.offers} />
        </ul>
      </div>
      <div className="flow">
        <InlineTexts texts={content.paragraphs} />
        <h3>{content.applyHeading}</h3>
        <p>
          <InlineText text={content.apply} />
        </p>
        <Facts
          className="stack rows"
          facts={content.deadlines.map(({ season, day }) => ({ label: season, value: day }))}
        />
        <p>
          <a className="button" href={`mailto:${mail}`}>
            <Icon name="mail" />
            <span>{content.mailLabel}</span>
          </a>
        </p>
        <p className="muted">{mail}</p>
      </div>
    </div>
  </PageSection>
);

export const fragment = graphql`
  fragment Internships on AboutInternships {
    heading
    lead
    paragraphs
    offerHeading
    offers
    applyHeading
    apply
    deadlines {
      season
      day
    }
    mailLabel
  }
`;
