import { ButtonLink } from "../../components/button-link/button-link";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Sources } from "../../components/sources/sources";
import type { PricingPageView } from "../../content-schema/view-types";

type ReturnOnInvestmentProps = PricingPageView["returnOnInvestment"] & Pick<PricingPageView, "link">;

/** What work on user experience returns, with sources, and a link to an estimate. */
export const ReturnOnInvestment = ({ heading, text, sources, link }: ReturnOnInvestmentProps) => (
  <PageSection heading={heading} background="plane">
    <div className="flow">
      <p className="lead">
        <InlineText text={text} />
      </p>
      {sources ? <Sources sources={sources} /> : null}
    </div>
    <p>
      <ButtonLink link={link} />
    </p>
  </PageSection>
);
