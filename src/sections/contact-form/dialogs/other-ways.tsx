import type { ContactStudio } from "../contact-form-props";
import "./other-ways.css";

interface OtherWaysProps {
  readonly intro: string;
  readonly studio: ContactStudio;
}

/** Other ways to reach the studio than the form. */
export const OtherWays = ({ intro, studio }: OtherWaysProps) => (
  <>
    <p>{intro}</p>
    <ul className="other-ways" role="list">
      <li>
        <a className="other-ways__link" href={`tel:${studio.phone.dial}`}>
          {studio.phone.display}
        </a>
      </li>
      <li>
        <a className="other-ways__link" href={`mailto:${studio.emails.general}`}>
          {studio.emails.general}
        </a>
      </li>
    </ul>
  </>
);
