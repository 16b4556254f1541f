import { DataTable } from "../../components/data-table/data-table";
import { PageSection } from "../../components/page-section/page-section";
import type { NaicsCodeView } from "../../content-schema/view-types";
import { uiStrings } from "../../strings/ui-strings";
import "./naics-table.css";

interface NaicsTableProps {
  readonly heading: string;
  readonly codes: readonly NaicsCodeView[];
}

/** The industry codes. */
export const NaicsTable = ({ heading, codes }: NaicsTableProps) => (
  <PageSection heading={heading} background="mist" anchor="naics">
    <DataTable
      className="naics"
      caption={uiStrings.naics.caption}
      columns={[uiStrings.naics.code, uiStrings.naics.title]}
      rows={codes.map(({ code, title, primary }) => ({
        key: code,
        header: (
          <>
            <span className="naics__code">{code}</span>
            {primary ? <span className="naics__primary"> {uiStrings.naics.primary}</span> : null}
          </>
        ),
        cells: [title],
      }))}
    />
  </PageSection>
);
