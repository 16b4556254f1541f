import { graphql } from "gatsby";
import { DataTable } from "../../components/data-table/data-table";
import { InlineText } from "../../components/inline-text/inline-text";
import { StatusBadge } from "../../components/status-badge/status-badge";

/** What is invented or only proposed, while a file of the content is marked so, and what is real. */
export const RealityTable = ({ content }: { readonly content: Queries.RealityTableFragment }) => {
  const { table, invented, real } = content;
  const rows = [
    ...invented
      .filter(({ isMarked }) => isMarked)
      .map((part) => ({ ...part, tone: "none", is: part.proposed ? table.isProposed : table.isInvented }) as const),
    ...real.map((part) => ({ ...part, tone: "good", is: table.isReal }) as const),
  ];
  return (
    <DataTable
      caption={table.caption}
      columns={table.columns}
      isCaptionHidden
      rows={rows.map(({ what, tone, is, explanation }) => ({
        key: what,
        header: what,
        cells: [<StatusBadge key={is} tone={tone} text={is} />, <InlineText key={what} text={explanation} />],
      }))}
    />
  );
};

export const fragment = graphql`
  fragment RealityTable on WhatIsRealPage {
    table {
      caption
      columns
      isInvented
      isReal
      isProposed
    }
    invented {
      what
      proposed
      isMarked
      explanation
    }
    real {
      what
      explanation
    }
  }
`;
