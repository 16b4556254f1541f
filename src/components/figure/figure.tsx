import { useId } from "react";
import { uiStrings } from "../../strings/ui-strings";
import { InlineTexts } from "../inline-text/inline-text";
import { Picture, type PictureData } from "../picture/picture";
import { EnlargeButton, EnlargedPicture } from "./enlarged-picture";
import "./figure.css";

/** Whether a picture is a phone's screen by its shape. Such pictures are shown at a phone's width, never wider. */
export const isTall = ({ raster, image }: PictureData): boolean => {
  const size = raster ?? image.dimensions;
  return size !== null && size.height > size.width * 1.6;
};

/**
 * A picture with caption, a button that shows it at its full size and, where it is complex, a long description (WCAG 1.1.1).
 * The device frame (phone, browser, paper) is drawn with CSS, so image files hold the screen only.
 */
export const Figure = ({ picture }: { readonly picture: PictureData }) => {
  const { caption, longDescription, frame, image, narrow, raster } = picture;
  const dialogId = useId();
  const captionId = `${dialogId}-caption`;
  const full = { dialogId, url: image.src };
  return (
    <figure
      className={`stack${isTall(picture) ? " figure--tall" : ""}${narrow ? " figure--narrow" : ""}`}
      aria-labelledby={caption ? captionId : undefined}
    >
      <div className={`figure__frame rounded${frame ? ` figure__frame--${frame}` : ""}${raster ? " dimmed" : ""}`}>
        <Picture picture={picture} />
      </div>
      {/* Before the caption, which HTML wants first or last. */}
      <EnlargedPicture {...full} picture={picture} />
      <figcaption className="muted small">
        {caption ? <p id={captionId}>{caption}</p> : null}
        <div className="figure__actions">
          {longDescription ? (
            <details className="figure__details">
              <summary>{uiStrings.longDescription}</summary>
              <div className="marked flow">
                <InlineTexts texts={longDescription} />
              </div>
            </details>
          ) : null}
          <EnlargeButton {...full} />
        </div>
      </figcaption>
    </figure>
  );
};
