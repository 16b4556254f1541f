import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { InlineText } from "../../components/inline-text/inline-text";
import { Stat } from "../../components/stat/stat";

interface HomeFactsProps {
  readonly certifications: Queries.HomeCertificationsFragment;
  readonly stat: Queries.HomeStatFragment;
}

/** A row of two sections: the certificates, and one figure. */
export const HomeFacts = ({ certifications, stat }: HomeFactsProps) => (
  <div className="page-section page-section--mist">
    <div className="columns container">
      <section className="stack">
        <h2 className="size-3">{certifications.heading}</h2>
        <p>
          <InlineText text={certifications.lead} />
        </p>
        <p>
          <ButtonLink link={certifications.link} kind="plain" />
        </p>
      </section>
      <section className="stack">
        <h2 className="size-3">{stat.heading}</h2>
        <Stat stat={stat.figure} isSmall />
        <p>
          <ButtonLink link={stat.link} kind="plain" />
        </p>
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
