import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { NaicsCodeView, ServicesPageView } from "../../content-schema/view-types";
import "./naics-table.css";

interface NaicsTableProps {
  readonly content: ServicesPageView["naics"];
  readonly codes: readonly NaicsCodeView[];
}

/** The industry codes. On narrow screens CSS lays rows out as blocks; the roles keep the table semantics. */
export const NaicsTable = ({ content, codes }: NaicsTableProps) => (
  <PageSection heading={content.heading} lead={content.lead} background="mist" anchor="naics">
    <table className="naics" role="table">
      <caption className="naics__caption">{content.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {content.codeColumn}
          </th>
          <th role="columnheader" scope="col">
            {content.titleColumn}
          </th>
          <th role="columnheader" scope="col">
            {content.plainColumn}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {codes.map(({ code, title, plain, primary }) => (
          <tr key={code} role="row">
            <th role="rowheader" scope="row" className="naics__code">
              {code}
              {primary ? <span className="naics__primary">{content.primaryMark}</span> : null}
            </th>
            <td role="cell">{title}</td>
            <td role="cell">
              <InlineText text={plain} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </PageSection>
);
