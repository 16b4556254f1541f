import { graphql } from "gatsby";
import { ButtonLinks } from "../../components/button-link/button-links";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import { contentWidth } from "../../lib/image-sizes";
import "./team.css";

type TeamProps = Queries.TeamFragment & {
  readonly people: readonly Queries.TeamMemberFragment[];
  readonly links: readonly Queries.LinkFragment[];
};

/** The people, each with portrait, role and a few words, the freelancers in a line each, and where to go from here. */
export const Team = ({ heading, lead, people, freelancers, links }: TeamProps) => (
  <PageSection heading={heading} lead={lead} background="mist" anchor="team">
    <ul role="list" className="team stack">
      {people.map(({ key, name, role, bio, portrait }) => (
        <li key={key} className="team__person stack">
          <div className="team__text flow">
            <h3>{name}</h3>
            <p className="team__role muted">{role}</p>
            <InlineTexts texts={bio} />
          </div>
          <Picture
            className="team__portrait rounded shown-first"
            picture={portrait}
            // Follows team.css.
            sizes={`(max-width: 47.99875em) min(${contentWidth}, 22rem), 20rem`}
          />
        </li>
      ))}
    </ul>
    <div className="team__person stack">
      <h3>{freelancers.heading}</h3>
      <div className="team__freelancers stack">
        <ul>
          <InlineTexts as="li" texts={freelancers.people} />
        </ul>
        <ButtonLinks links={links} first="quiet" />
      </div>
    </div>
  </PageSection>
);

export const fragment = graphql`
  fragment Team on AboutTeam {
    heading
    lead
    freelancers {
      heading
      people
    }
  }
  fragment TeamMember on TeamMember {
    key
    name
    role
    bio
    portrait {
      ...Picture
      raster(place: portrait) {
        ...Raster
      }
    }
  }
`;
