import { graphql } from "gatsby";
import { DataTable } from "../../components/data-table/data-table";
import { InlineText } from "../../components/inline-text/inline-text";
import { StatusBadge } from "../../components/status-badge/status-badge";

/** What is invented or only proposed, while a file of the content is marked so, and what is real: a table for each. */
export const RealityTable = ({ content }: { readonly content: Queries.RealityTableFragment }) => {
  const { table, invented, real } = content;
  const marked = invented.filter(({ isMarked }) => isMarked);
  const groups = [
    { status: table.isInvented, tone: "none", parts: marked.filter(({ proposed }) => !proposed) },
    { status: table.isProposed, tone: "half", parts: marked.filter(({ proposed }) => proposed) },
    { status: table.isReal, tone: "good", parts: real },
  ] as const;
  return (
    <div className="stack stack--loose">
      {groups
        .filter(({ parts }) => parts.length > 0)
        .map(({ status, tone, parts }) => (
          <section key={status} className="columns columns--aside">
            <h2>
              <StatusBadge tone={tone} text={status} />
            </h2>
            <DataTable
              caption={`${table.caption}: ${status}`}
              columns={table.columns}
              isCaptionHidden
              isHeadHidden
              rows={parts.map(({ what, explanation }) => ({
                key: what,
                header: what,
                cells: [<InlineText key={what} text={explanation} />],
              }))}
            />
          </section>
        ))}
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
