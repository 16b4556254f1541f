import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import "./audiences.css";

interface AudienceData {
  readonly heading: string;
  readonly anchor: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
}

interface AudiencesProps {
  readonly heading: string;
  readonly lead: string;
  /** Public and private organizations, side by side on wide screens. */
  readonly audiences: readonly AudienceData[];
}

/** Who the studio works with, and which rules apply to each. */
export const Audiences = ({ heading, lead, audiences }: AudiencesProps) => (
  <PageSection heading={heading} lead={lead}>
    <div className="audiences">
      {audiences.map(({ heading: name, anchor, paragraphs, points }) => (
        <section key={anchor} id={anchor} className="audiences__one flow" aria-labelledby={`${anchor}-name`}>
          <h3 id={`${anchor}-name`} className="audiences__name">
            {name}
          </h3>
          {paragraphs.map((text) => (
            <p key={text}>
              <InlineText text={text} />
            </p>
          ))}
          <ul className="audiences__points">
            {points.map((text) => (
              <li key={text}>
                <InlineText text={text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </PageSection>
);
