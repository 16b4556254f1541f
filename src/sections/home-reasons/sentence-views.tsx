import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { parseInlineMarkup } from "../../lib/parse-inline-markup";
import { uiStrings } from "../../strings/ui-strings";
import { RecordedLines } from "../recording/recorded-lines";
import "./sentence-views.css";

const { views } = uiStrings;

/** The sentence once more, for eyes alone: its links look like links. */
const SeenSentence = ({ text }: { readonly text: string }) => (
  <p className="view__sentence" aria-hidden="true">
    {parseInlineMarkup(text).map(({ kind, text: words }) => (kind === "link" ? <u key={words}>{words}</u> : words))}
  </p>
);

/** One sentence as different people get it, side by side. */
export const SentenceViews = ({ sentence, notes, lines }: Queries.SentenceViewsFragment) => (
  <div className="views columns">
    {/* Heading and links sound as in the recorded lines: no list and no other heading lies between. */}
    <div className="panel stack">
      <p className="label screen-only">{views.drawn}</p>
      <p className="view__sentence">
        <InlineText text={sentence} />
      </p>
    </div>
    <div className="view--large panel stack screen-only" aria-hidden="true">
      <p className="label">{views.large}</p>
      <SeenSentence text={sentence} />
    </div>
    <div className="view--contrast panel stack screen-only">
      <p className="label">{views.contrast}</p>
      <SeenSentence text={sentence} />
      <p className="small">
        <InlineText text={notes.contrast} />
      </p>
    </div>
    <div className="view--keyboard panel stack screen-only">
      <p className="label">{views.keyboard}</p>
      <SeenSentence text={sentence} />
      <p className="small">
        <InlineText text={notes.keyboard} />
      </p>
    </div>
    <div className="view--ear panel stack screen-only">
      <p className="label">{views.ear}</p>
      <RecordedLines lines={lines} />
      <p className="small">
        <InlineText text={notes.ear} />
      </p>
    </div>
  </div>
);

export const fragment = graphql`
  fragment SentenceViews on HomeAdvantages {
    sentence
    notes {
      contrast
      keyboard
      ear
    }
    lines {
      ...RecordedLine
    }
  }
`;
