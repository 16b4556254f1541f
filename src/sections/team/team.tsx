import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import type { TeamMemberView } from "../../content-schema/view-types";
import { contentWidth } from "../../lib/image-sizes";
import "./team.css";

interface TeamProps {
  readonly heading: string;
  readonly lead: string;
  readonly people: readonly Pick<TeamMemberView, "key" | "name" | "role" | "bio" | "portrait">[];
}

/** The people, each with portrait, role and a few words. */
export const Team = ({ heading, lead, people }: TeamProps) => (
  <PageSection heading={heading} lead={lead} background="mist" anchor="team">
    <ul role="list" className="team stack">
      {people.map(({ key, name, role, bio, portrait }) => (
        <li key={key} className="team__person stack">
          <div className="team__text flow">
            <h3 className="size-2">{name}</h3>
            <p className="team__role muted">{role}</p>
            <InlineTexts texts={bio} />
          </div>
          <Picture
            className="team__portrait rounded shown-first"
            picture={portrait}
            sizes={`(max-width: 43.74875em) min(${contentWidth}, 22rem), 20rem`}
          />
        </li>
      ))}
    </ul>
  </PageSection>
);
