import type { ReactNode } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import type { CertificationView } from "../../content-schema/view-types";
import "./certifications.css";

interface CertificationsProps {
  readonly heading: string;
  readonly lead: string;
  readonly certifications: readonly CertificationView[];
  /** `names` for a row of badges, `full` with what each shows and where to read on. */
  readonly detail: "names" | "full";
  readonly children?: ReactNode;
}

/** The certifications with their badges. */
export const Certifications = ({ heading, lead, certifications, detail, children }: CertificationsProps) => (
  <PageSection heading={heading} lead={lead} {...(detail === "full" ? { anchor: "certifications" } : {})}>
    <ul role="list" className={`certifications--${detail} ${detail === "full" ? "columns" : "auto-columns"}`}>
      {certifications.map(({ key, short, name, text, url, badge }) => (
        <li key={key} className="certifications__item stack">
          <Picture className="certifications__picture" picture={badge} sizes="6rem" decorative />
          <div className="certifications__text stack">
            {detail === "full" ? (
              <>
                <h3>{short}</h3>
                <p>
                  <a className="standalone-link" href={url}>
                    {name}
                  </a>
                </p>
                <p className="muted">
                  <InlineText text={text} />
                </p>
              </>
            ) : (
              <p className="label">{short}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
    {children}
  </PageSection>
);
