import { graphql } from "gatsby";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import "./team.css";

/** The first letters of the first and the last part of a name. */
const initialsOf = (name: string): string => {
  const parts = name.trim().split(/\s+/u);
  const ends = parts.length === 1 ? parts : [parts[0], parts.at(-1)];
  // By characters: a letter may take two units of a string.
  return ends.map((part) => Array.from(part ?? "")[0]).join("");
};

/** In place of a portrait: initials above the ramp and the rail of the drawn portraits. The name beside it says them. */
export const Initials = ({ name }: { readonly name: string }) => (
  <svg
    className="initials portrait rounded shown-first"
    viewBox="0 0 640 640"
    width="640"
    height="640"
    aria-hidden="true"
  >
    <path className="initials__ramp" d="M0 430L640 376V640H0Z" />
    <path className="initials__rail" d="M0 334L640 280" />
    <text x="320" y="340" textAnchor="middle" dominantBaseline="central">
      {initialsOf(name)}
    </text>
  </svg>
);

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
