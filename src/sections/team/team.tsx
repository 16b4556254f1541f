import { graphql } from "gatsby";
import { ButtonLinks } from "../../components/button-link/button-links";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import { contentWidth } from "../../lib/image-sizes";

type TeamProps = Queries.TeamFragment & {
  readonly people: readonly Queries.TeamMemberFragment[];
  readonly links: readonly Queries.LinkFragment[];
};

/** The people, each with portrait, role and a few words, the freelancers in a line each, and where to go from here. */
export const Team = ({ heading, lead, people, freelancers, links }: TeamProps) => (
  <PageSection heading={heading} lead={lead} background="mist" anchor="team">
    <ul role="list" className="stack stack--loose">
      {people.map(({ key, name, role, bio, portrait }) => (
        <li key={key} className="columns columns--aside columns--early">
          <div className="flow">
            <h3>{name}</h3>
            <p className="label">{role}</p>
            <InlineTexts texts={bio} />
          </div>
          <Picture
            className="portrait rounded shown-first"
            picture={portrait}
            // Follows `.portrait` and `.columns`.
            sizes={`(max-width: 47.99875em) min(${contentWidth}, 22rem), 20rem`}
          />
        </li>
      ))}
    </ul>
    <div className="columns columns--aside columns--early">
      <h3>{freelancers.heading}</h3>
      <div className="stack">
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
      ...PortraitPicture
    }
  }
`;
