import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";

/** The id of the note, to which a case study's header links. */
export const sampleNoteId = "ui-samples";

/** The strip at the top of the footer of a page with sample data: it says what is invented. */
export const SampleNote = ({ text }: { readonly text: string }) => (
  <section className="columns columns--aside container">
    <h2 className="label" {...linkTarget(sampleNoteId)}>
      {uiStrings.samples}
    </h2>
    <p className="muted small">{text}</p>
  </section>
);
