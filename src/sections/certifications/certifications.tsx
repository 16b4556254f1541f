import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import "./certifications.css";

interface CertificationsProps {
  readonly heading: string;
  readonly lead: string;
  readonly certifications: readonly Queries.CertificationFragment[];
}

export const Certifications = ({ heading, lead, certifications }: CertificationsProps) => (
  <PageSection heading={heading} lead={lead} anchor="certifications">
    <ul role="list" className="ruled-list ruled-list--loose">
      {certifications.map(({ key, short, name, text, url, badge }) => (
        <li key={key} className="badge">
          <Picture picture={badge} className="portrait" decorative />
          <div className="certification columns columns--early">
            <h3>{short}</h3>
            <div>
              <p>
                <a className="standalone-link in-text" href={url}>
                  {name}
                </a>
              </p>
              <p className="muted">
                <InlineText text={text} />
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  </PageSection>
);

export const fragment = graphql`
  fragment Certification on Certification {
    key
    short
    name
    text
    url
    badge {
      ...PortraitPicture
    }
  }
`;
