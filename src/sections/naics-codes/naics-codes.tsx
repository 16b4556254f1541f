import { graphql } from "gatsby";
import { PageSection } from "../../components/page-section/page-section";
import { uiStrings } from "../../strings/ui-strings";

interface NaicsCodesProps {
  readonly heading: string;
  readonly codes: readonly Queries.NaicsCodeFragment[];
}

export const NaicsCodes = ({ heading, codes }: NaicsCodesProps) => (
  <PageSection heading={heading} lead={uiStrings.naics.caption} anchor="naics" className="page-section--split">
    <ul role="list" className="ruled-list rows small">
      {codes.map(({ code, title }, index) => (
        <li key={code}>
          <strong>{code}</strong>{" "}
          <span>
            {title} {index === 0 && <span className="muted">{uiStrings.naics.primary}</span>}
          </span>
        </li>
      ))}
    </ul>
  </PageSection>
);

export const fragment = graphql`
  fragment NaicsCode on NaicsCode {
    code
    title
  }
`;
