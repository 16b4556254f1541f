import { ButtonLink } from "../../components/button-link/button-link";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { LinkData, SourceData } from "../../components/view-models";
import { Sources } from "../../components/sources/sources";

interface ReturnOnInvestmentProps {
  readonly heading: string;
  readonly text: string;
  readonly sources?: readonly SourceData[] | null;
  readonly link: LinkData;
}

/** What work on user experience is said to return, worded with care, and the way to an estimate. */
export const ReturnOnInvestment = ({ heading, text, sources, link }: ReturnOnInvestmentProps) => (
  <PageSection heading={heading} background="plane">
    <div className="flow">
      <p className="lead">
        <InlineText text={text} />
      </p>
      {sources ? <Sources sources={sources} /> : null}
    </div>
    <p>
      <ButtonLink to={link.to}>{link.label}</ButtonLink>
    </p>
  </PageSection>
);
