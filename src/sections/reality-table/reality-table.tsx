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
      .map((part) => ({ ...part, is: part.proposed ? table.isProposed : table.isInvented })),
    ...real.map((part) => ({ ...part, is: table.isReal })),
  ];
  const [part = "", , meaning = ""] = table.columns;
  return (
    <div className="stack stack--loose">
      {[table.isInvented, table.isProposed, table.isReal].map((status, index) => {
        const own = rows.filter(({ is }) => is === status);
        if (own.length === 0) return null;
        return (
          <section key={status} className="columns columns--aside">
            <h2>
              <StatusBadge tone={status === table.isReal ? "good" : "none"} text={status} />
            </h2>
            <DataTable
              caption={`${table.caption}: ${status}`}
              columns={[part, meaning]}
              isCaptionHidden
              isHeadHidden={index > 0}
              rows={own.map(({ what, explanation }) => ({
                key: what,
                header: what,
                cells: [<InlineText key={what} text={explanation} />],
              }))}
            />
          </section>
        );
      })}
    </div>
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
