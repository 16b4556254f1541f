import { InlineText } from "../../components/inline-text/inline-text";
import { Picture } from "../../components/picture/picture";
import type { PictureView, SoundsPageView } from "../../content-schema/view-types";
import { columnWidth } from "../../lib/image-sizes";
import { uiStrings } from "../../strings/ui-strings";
import "./speech-record.css";

interface SpeechRecordProps {
  readonly scene: Omit<SoundsPageView["scenes"][number], "picture"> & { readonly picture: PictureView };
}

/** Follows speech-record.css. */
const pictureSizes = columnWidth({ from: 56.25, gap: 3, share: 2 });

/** What a screen reader said in one scene, key by key, beside a picture of it. */
export const SpeechRecord = ({ scene: { heading, lead, picture, turns } }: SpeechRecordProps) => (
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
