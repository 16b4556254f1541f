import { DataTable } from "../../components/data-table/data-table";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { ServicesPageView, ServiceView } from "../../content-schema/view-types";
import { formatDollars } from "../../lib/format-dollars";
import { interpolate } from "../../lib/interpolate";
import { uiStrings } from "../../strings/ui-strings";
import { pricingStrings } from "../pricing-calculator/pricing-strings";
import "./first-steps.css";

interface FirstStepsProps {
  readonly content: ServicesPageView["firstSteps"];
  readonly services: readonly Pick<ServiceView, "key" | "firstStep">[];
}

/** Small orders with a price: what one gets, for how much, and when. */
export const FirstSteps = ({ content, services }: FirstStepsProps) => {
  const rows = services.flatMap(({ key, firstStep }) => {
    if (firstStep === null) return [];
    const { name, from, to, takes, youGet } = firstStep;
    const price =
      to === null
        ? formatDollars(from)
        : interpolate(pricingStrings.rangeBoth, { from: formatDollars(from), to: formatDollars(to) });
    return [{ key, header: name, cells: [price, takes, <InlineText key="get" text={youGet} />] }];
  });
  if (rows.length === 0) return null;
  const { caption, ...columns } = uiStrings.firstSteps;
  return (
    <PageSection {...content} background="mist" anchor="first-steps">
      <DataTable
        className="first-steps"
        caption={caption}
        columns={[columns.name, columns.price, columns.takes, uiStrings.whatYouGet]}
        rows={rows}
        labels
      />
    </PageSection>
  );
};
