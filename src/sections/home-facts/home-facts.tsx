import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { InlineText } from "../../components/inline-text/inline-text";
import { Stat } from "../../components/stat/stat";
import "../../components/page-section/page-section.css";

interface HomeFactsProps {
  readonly certifications: Queries.HomeCertificationsFragment;
  readonly stat: Queries.HomeStatFragment;
}

/** One figure over the whole width, and below it, in a row, the certificates. */
export const HomeFacts = ({ certifications, stat }: HomeFactsProps) => (
  <div className="page-section page-section--mist">
    <div className="stack stack--loose container">
      <section>
        <h2>{stat.heading}</h2>
        <Stat stat={stat.figure}>
          <p>
            <ButtonLink link={stat.link} kind="plain" />
          </p>
        </Stat>
      </section>
      <section className="rail-part columns columns--aside">
        <h2 className="size-3">{certifications.heading}</h2>
        <div>
          <p>
            <InlineText text={certifications.lead} />
          </p>
          <ButtonLink link={certifications.link} kind="plain" />
        </div>
      </section>
    </div>
  </div>
);

export const fragment = graphql`
  fragment HomeCertifications on HomeCertifications {
    heading
    lead
    link {
      ...Link
    }
  }
  fragment HomeStat on HomeAccessibleDesign {
    heading
    figure {
      ...Stat
    }
    link {
      ...Link
    }
  }
`;
