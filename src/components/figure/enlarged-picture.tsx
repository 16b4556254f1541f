import { uiStrings } from "../../strings/ui-strings";
import { DialogParts } from "../dialog/dialog-parts";
import { closesDialog, NativeDialog, opensDialog } from "../dialog/native-dialog";
import { Icon } from "../icon/icon";

interface EnlargeButtonProps {
  readonly dialogId: string;
  /** The full picture. */
  readonly url: string;
}

/**
 * Opens the enlarged picture. Its name is short: it stands in the figure, whose caption was just heard. Without
 * JavaScript, where the browser may not know invoker commands, a link leads to the image file.
 */
export const EnlargeButton = ({ dialogId, url }: EnlargeButtonProps) => (
  <p className="figure__enlarge">
    <button className="standalone-link" {...opensDialog(dialogId)}>
      <Icon name="enlarge" />
      {uiStrings.enlargePicture}
    </button>
    <noscript>
      <a className="standalone-link" href={url}>
        {uiStrings.pictureFile}
      </a>
    </noscript>
  </p>
);

interface EnlargedPictureProps extends EnlargeButtonProps {
  /** The caption, or the alternative text where there is none. */
  readonly name: string;
  readonly alt: string;
  /** In CSS pixels. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** The full picture in a dialog that only its buttons close. The browser loads it when the dialog is opened. */
export const EnlargedPicture = ({ dialogId, name, url, alt, size }: EnlargedPictureProps) => (
  <NativeDialog
    id={dialogId}
    className="dialog__window dialog__window--picture"
    aria-labelledby={`${dialogId}-title`}
    closedby="none"
  >
    <DialogParts
      title={name}
      titleId={`${dialogId}-title`}
      closeIcon={closesDialog(dialogId)}
      closeButton={closesDialog(dialogId)}
    >
      <img className="figure__enlarged" src={url} alt={alt} loading="lazy" width={size?.width} height={size?.height} />
    </DialogParts>
  </NativeDialog>
);
