import type { ControllerProps } from "../contact-form-props";

interface OtherWaysProps {
  readonly intro: string;
  readonly studio: ControllerProps["studio"];
}

/** Other ways to reach the studio than the form. */
export const OtherWays = ({ intro, studio }: OtherWaysProps) => (
  <>
    <p>{intro}</p>
    <ul role="list">
      <li>
        <a className="standalone-link" href={`tel:${studio.phone.dial}`}>
          {studio.phone.display}
        </a>
      </li>
      <li>
        <a className="standalone-link" href={`mailto:${studio.emails.general}`}>
          {studio.emails.general}
        </a>
      </li>
    </ul>
  </>
);
