import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import "../../components/figure/figure.css";
import { Picture } from "../../components/picture/picture";
import { RecordedLines } from "./recorded-lines";
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
    <RecordedLines lines={lines} />
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
      ...RecordedLine
    }
  }
`;
