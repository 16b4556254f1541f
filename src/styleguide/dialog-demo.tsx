import { DialogParts } from "../components/dialog/dialog-parts";
import { closesDialog, NativeDialog, opensDialog } from "../components/dialog/native-dialog";

const nativeId = "ui-native-dialog";

/** A dialog in the HTML, as large as the accessibility statement. */
export const DialogDemo = () => (
  <>
    <p>
      <button className="style-guide__button" {...opensDialog(nativeId)}>
        Open a native dialog
      </button>
    </p>
    <NativeDialog
      id={nativeId}
      className="dialog__window dialog__window--statement"
      aria-labelledby={`${nativeId}-title`}
      closedby="none"
    >
      <DialogParts
        title="A long text"
        titleId={`${nativeId}-title`}
        closeIcon={closesDialog(nativeId)}
        closeButton={closesDialog(nativeId)}
      >
        <p>It opens before the page&apos;s scripts are there, and without them.</p>
      </DialogParts>
    </NativeDialog>
  </>
);
