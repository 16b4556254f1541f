import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";

type ContractTermsProps = Queries.ContractTermsFragment & {
  /** Beside the terms on wide screens. */
  readonly children: ReactNode;
};

/** What each contract says about the time after the launch. */
export const ContractTerms = ({ heading, items, children }: ContractTermsProps) => (
  <PageSection heading={heading} className="page-section--two page-section--ruled">
    <ul role="list" className="ruled-list">
      <InlineTexts as="li" texts={items} />
    </ul>
    {children}
  </PageSection>
);

export const fragment = graphql`
  fragment ContractTerms on ServicesTerms {
    heading
    items
  }
`;
