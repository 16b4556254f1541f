import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { plainText } from "../../lib/parse-inline-markup";
import { uiStrings } from "../../strings/ui-strings";
import { RecordedLines } from "../recording/recorded-lines";
import "./sentence-views.css";

const views = ["drawn", "large", "contrast", "keyboard", "ear"] as const;

/**
 * A sentence that is shown in another way by the choice of a radio button, with CSS alone. The sentence, or the
 * lines of the screen reader, and what is said of a way follow the group; all of them keep their room, so that nothing moves.
 */
export const SentenceViews = ({ sentence, notes, lines }: Queries.SentenceViewsFragment) => (
  <div className="sentence stack">
    <fieldset className="screen-only">
      <legend className="label">{uiStrings.sentenceViews}</legend>
      <div className="sentence__views auto-columns">
        {views.map((view) => (
          <label key={view} className="button button--small">
            <input type="radio" name="view" value={view} defaultChecked={view === "drawn"} />
            {uiStrings.views[view]}
          </label>
        ))}
      </div>
    </fieldset>
    {/* Its largest form, unseen and unheard, keeps the room. */}
    <p className="sentence__text panel stack" data-text={plainText(sentence)}>
      <span>
        <InlineText text={sentence} />
      </span>
    </p>
    <div className="sentence__lines panel screen-only" data-view="ear">
      <RecordedLines lines={lines} />
    </div>
    <div className="sentence__notes screen-only">
      {views.map((view) => (
        <p key={view} data-view={view}>
          <InlineText text={notes[view]} />
        </p>
      ))}
    </div>
  </div>
);

export const fragment = graphql`
  fragment SentenceViews on HomeAdvantages {
    sentence
    notes {
      drawn
      large
      contrast
      keyboard
      ear
    }
    lines {
      ...RecordedLine
    }
  }
`;
