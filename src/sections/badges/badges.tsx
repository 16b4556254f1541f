import type { ReactNode } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import type { PictureData } from "../../components/view-models";
import "./badges.css";

export interface CertificationData {
  readonly key: string;
  readonly short: string;
  readonly name: string;
  readonly body: string;
  readonly text: string;
  readonly url: string;
  readonly badge: PictureData;
}

interface BadgesProps {
  readonly heading: string;
  readonly lead: string;
  readonly certifications: readonly CertificationData[];
  /** `names` for a short row, `full` with what each shows and where to read on. */
  readonly detail: "names" | "full";
  readonly children?: ReactNode;
}

/** The certifications with their badges. */
export const Badges = ({ heading, lead, certifications, detail, children }: BadgesProps) => (
  <PageSection heading={heading} lead={lead} {...(detail === "full" ? { anchor: "certifications" } : {})}>
    <ul role="list" className={`badges badges--${detail}`}>
      {certifications.map(({ key, short, name, body, text, url, badge }) => (
        <li key={key} className="badges__item">
          <Picture className="badges__picture" picture={badge} sizes="160px" decorative />
          <div className="badges__words">
            <h3>{short}</h3>
            <p>{name}</p>
            {detail === "full" ? (
              <>
                <p className="muted">
                  <InlineText text={text} />
                </p>
                <p>
                  <a className="badges__link" href={url}>
                    {short}: {body}
                  </a>
                </p>
              </>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
    {children}
  </PageSection>
);
