import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { Picture } from "../../components/picture/picture";
import { Stat } from "../../components/stat/stat";

interface HomeFactsProps {
  readonly certifications: Queries.HomeCertificationsFragment & {
    readonly items: readonly Queries.HomeBadgeFragment[];
  };
  readonly stat: Queries.HomeStatFragment;
}

/** A band of two sections: the certificates, small, and one strong figure. */
export const HomeFacts = ({ certifications, stat }: HomeFactsProps) => (
  <div className="page-section page-section--mist">
    <div className="columns columns--aside container">
      <section className="rail-part stack">
        <h2 className="size-3">{certifications.heading}</h2>
        <p className="muted">{certifications.lead}</p>
        <ul role="list" className="pairs">
          {certifications.items.map(({ key, short, badge }) => (
            <li key={key} className="badge label">
              <Picture picture={badge} decorative />
              {short}
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink link={certifications.link} kind="plain" />
        </p>
      </section>
      <section className="rail-part stack">
        <h2 className="size-3">{stat.heading}</h2>
        <Stat stat={stat.figure} />
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
  fragment HomeBadge on Certification {
    key
    short
    badge {
      ...PortraitPicture
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
