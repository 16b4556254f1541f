import { graphql } from "gatsby";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import { Initials } from "./initials";

type TeamProps = Queries.TeamFragment & {
  readonly people: readonly Queries.TeamMemberFragment[];
};

/** The people, each with portrait or initials, role and a few words, and the freelancers in a line each. */
export const Team = ({ heading, lead, people, freelancers }: TeamProps) => (
  <PageSection heading={heading} lead={lead} background="mist" anchor="team">
    <ul role="list" className="ruled-list ruled-list--loose">
      {people.map(({ key, name, role, bio, portrait }) => (
        <li key={key} className="columns columns--aside columns--early">
          <div className="flow">
            <h3>{name}</h3>
            <p className="label">{role}</p>
            <InlineTexts texts={bio} />
          </div>
          {portrait ? (
            <Picture className="portrait rounded shown-first" picture={portrait} />
          ) : (
            <Initials name={name} />
          )}
        </li>
      ))}
      <li className="columns columns--aside columns--early">
        <h3>{freelancers.heading}</h3>
        <ul role="list" className="auto-columns">
          <InlineTexts as="li" texts={freelancers.people} />
        </ul>
      </li>
    </ul>
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
