import { uiStrings } from "../../strings/ui-strings";
import { closesDialog, opensDialog } from "../dialog/native-dialog";
import { Icon } from "../icon/icon";
import type { PictureData } from "../picture/picture";

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
  <p className="figure__enlarge screen-only">
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
  readonly picture: PictureData;
}

/** Width and height of the file, in CSS pixels: they give the picture its place until it is loaded. */
const fileSize = ({ raster, image }: PictureData) =>
  raster === null
    ? image.dimensions
    : { width: raster.fileWidth, height: Math.round((raster.fileWidth / raster.width) * raster.height) };

/**
 * How large a picture must be, as a part of its file's size, for its smallest words to be 12 px high: those of a screen,
 * which is captured at double size, are 28 px in the file, those of a drawing 16. A test compares that with the files
 * (figure-text.spec.ts).
 */
const fitsFrom = { screen: 0.43, drawing: 0.75 } as const;

/**
 * The picture at its natural size in a dialog that scrolls both ways. The scrolled part has the focus first, for the
 * arrow keys; the caption is folded. The browser loads the file when the dialog is opened. With scripts it may be fitted to
 * the window (enlarged-picture.enhancement.ts).
 */
export const EnlargedPicture = ({ dialogId, url, picture }: EnlargedPictureProps) => (
  <dialog
    id={dialogId}
    className="dialog__window dialog__window--picture"
    aria-label={picture.caption ?? picture.alt}
    closedby="any"
  >
    <div className="enlarged">
      <div className="enlarged__bar">
        {picture.caption ? (
          <details className="enlarged__caption small">
            <summary>{uiStrings.caption}</summary>
            <p>{picture.caption}</p>
          </details>
        ) : null}
        <button
          type="button"
          className="button button--small"
          aria-pressed="false"
          data-fits-from={picture.raster === null ? fitsFrom.drawing : fitsFrom.screen}
          hidden
        >
          <Icon name="check" />
          {uiStrings.fitPicture}
        </button>
        <button className="enlarged__close button button--small" {...closesDialog(dialogId)}>
          <Icon name="close" />
          {uiStrings.close}
        </button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-autofocus -- keys scroll it */}
      <div className="enlarged__view" role="group" aria-label={uiStrings.enlargedPicture} tabIndex={0} autoFocus>
        <img
          className={[
            "enlarged__picture",
            ...(picture.raster === null ? ["enlarged__picture--drawing"] : []),
            ...(picture.raster?.hasAlpha ? ["picture--transparent"] : []),
          ].join(" ")}
          src={url}
          alt={picture.alt}
          loading="lazy"
          {...fileSize(picture)}
        />
      </div>
    </div>
  </dialog>
);
