import { DataTable } from "../../components/data-table/data-table";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { NaicsCodeView, ServicesPageView } from "../../content-schema/view-types";
import "./naics-table.css";

interface NaicsTableProps {
  readonly content: ServicesPageView["naics"];
  readonly codes: readonly NaicsCodeView[];
}

/** The industry codes. */
export const NaicsTable = ({ content, codes }: NaicsTableProps) => (
  <PageSection heading={content.heading} lead={content.lead} background="mist" anchor="naics">
    <DataTable
      className="naics"
      caption={content.caption}
      columns={[content.codeColumn, content.titleColumn, content.plainColumn]}
      rows={codes.map(({ code, title, plain, primary }) => ({
        key: code,
        header: (
          <>
            <span className="naics__code">{code}</span>
            {primary ? <span className="naics__primary">{content.primaryMark}</span> : null}
          </>
        ),
        cells: [title, <InlineText key="plain" text={plain} />],
      }))}
    />
  </PageSection>
);
