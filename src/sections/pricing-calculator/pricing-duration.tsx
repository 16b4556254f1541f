/** A duration as the layout asks for it: the short form up to 767 px where there is one, the long form from 768 px up. */
export const PricingDuration = ({ option }: { readonly option: Queries.PricingOptionFragment }) =>
  option.shortLabel ? (
    <>
      <span className="desktop-only">{option.label}</span>
      <span className="mobile-only">{option.shortLabel}</span>
    </>
  ) : (
    <span>{option.label}</span>
  );
