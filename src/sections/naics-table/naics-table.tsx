import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import "./naics-table.css";

interface NaicsTableProps {
  readonly content: {
    readonly heading: string;
    readonly lead: string;
    readonly caption: string;
    readonly codeColumn: string;
    readonly titleColumn: string;
    readonly plainColumn: string;
    readonly primaryMark: string;
  };
  readonly codes: readonly {
    readonly code: string;
    readonly title: string;
    readonly plain: string;
    readonly primary?: boolean | null;
  }[];
}

/** The industry codes. On narrow screens each row becomes a block; the roles keep it a table for screen readers. */
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
