import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import "./internships.css";

interface InternshipsProps {
  readonly words: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly offerHeading: string;
    readonly offers: readonly string[];
    readonly applyHeading: string;
    readonly apply: string;
    readonly mailLabel: string;
  };
  /** The mail address for applications. */
  readonly mail: string;
}

/** The internship program, and how to apply: by mail, with a resume. */
export const Internships = ({ words, mail }: InternshipsProps) => (
  <PageSection heading={words.heading} ground="plane" anchor="internships">
    <div className="internships">
      <div className="flow">
        {words.paragraphs.map((text) => (
          <p key={text}>
            <InlineText text={text} />
          </p>
        ))}
        <h3>{words.applyHeading}</h3>
        <p>
          <InlineText text={words.apply} />
        </p>
        <p>
          <a className="action-link action-link--main" href={`mailto:${mail}`}>
            <Icon name="mail" />
            <span>{words.mailLabel}</span>
          </a>
        </p>
        <p className="muted">{mail}</p>
      </div>
      <div>
        <h3>{words.offerHeading}</h3>
        <ul role="list" className="internships__offers">
          {words.offers.map((text) => (
            <li key={text}>
              <Icon name="check" />
              <span>
                <InlineText text={text} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </PageSection>
);
