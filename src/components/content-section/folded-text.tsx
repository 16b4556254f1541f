import { Fold } from "../fold/fold";
import { InlineTexts } from "../inline-text/inline-text";
import "./named-entries.css";

interface FoldedTextProps {
  readonly name: string;
  readonly paragraphs: readonly string[];
}

/** A text under its name. On phones the text is folded, and its name opens it (fold.css). */
export const FoldedText = ({ name, paragraphs }: FoldedTextProps) => (
  <Fold name={name}>
    <div className="named-lines rows">
      <div>
        {/* In place of the summary, where all is shown. */}
        <h3 className="fold__name">{name}</h3>
        <div className="flow">
          <InlineTexts texts={paragraphs} />
        </div>
      </div>
    </div>
  </Fold>
);
