import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { Picture } from "../../components/picture/picture";
import { columnWidth } from "../../lib/image-sizes";
import { uiStrings } from "../../strings/ui-strings";
import "./speech-record.css";

/** Follows speech-record.css. */
const pictureSizes = columnWidth({ from: 56.25, gap: 3, share: 2 });

/** What a screen reader said in one scene, key by key, beside a picture of it. */
export const SpeechRecord = ({ heading, lead, picture, turns }: Queries.SpeechRecordFragment) => (
  <section className="speech-record columns">
    <div className="stack">
      <h2>{heading}</h2>
      <p>
        <InlineText text={lead} />
      </p>
      <Picture className="speech-record__picture rounded" picture={picture} sizes={pictureSizes} />
    </div>
    <ol className="speech-record__turns" role="list">
      {turns.map(({ key, says }, index) => (
        // The same key may get the same answer again.
        <li key={index} className="speech-record__turn">
          <p className="label">{key === null ? uiStrings.pageOpens : <kbd>{key}</kbd>}</p>
          <p className="speech-record__words muted">
            <InlineText text={says} />
          </p>
        </li>
      ))}
    </ol>
  </section>
);

export const fragment = graphql`
  fragment SpeechRecord on SoundsScene {
    heading
    lead
    picture {
      ...Picture
      raster(place: figure) {
        ...Raster
      }
    }
    turns {
      key
      says
    }
  }
`;
