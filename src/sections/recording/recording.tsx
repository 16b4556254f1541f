import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import "../../components/figure/figure.css";
import { Picture } from "../../components/picture/picture";
import { uiStrings } from "../../strings/ui-strings";
import "./recording.css";

/** What a screen reader said, key by key, beside a picture of it. */
export const Recording = ({ heading, lead, picture, lines }: Queries.RecordingFragment) => (
  <section className="recording content-section columns columns--aside">
    <div className="stack">
      <h2>{heading}</h2>
      <p>
        <InlineText text={lead} />
      </p>
      <div className="recording__picture figure__frame figure__frame--browser rounded">
        <Picture picture={picture} />
      </div>
    </div>
    <ol className="recording__lines rows marked" role="list">
      {lines.map(({ key, says }, index) => (
        // The same key may get the same answer again.
        <li key={index}>
          <p className="label">{key === null ? uiStrings.pageOpens : <kbd>{key}</kbd>}</p>
          <p className="muted">
            <InlineText text={says} />
          </p>
        </li>
      ))}
    </ol>
  </section>
);

export const fragment = graphql`
  fragment Recording on SoundsRecording {
    heading
    lead
    picture {
      ...FigurePicture
    }
    lines {
      key
      says
    }
  }
`;
