import type { PictureView } from "../../content-schema/view-types";
import { uiStrings } from "../../lib/ui-strings";
import { InlineTexts } from "../inline-text/inline-text";
import { Picture } from "../picture/picture";
import { EnlargeLink } from "./enlarge-link";
import "./figure.css";
import { isTall } from "./is-tall";

interface FigureProps {
  readonly picture: PictureView;
  readonly sizes: string;
}

/**
 * A picture with caption, a link to its full size and, where it is complex, a long description (WCAG 1.1.1).
 * The device frame (phone, browser, paper) is drawn with CSS, so image files hold the screen only.
 */
export const Figure = ({ picture, sizes }: FigureProps) => {
  const { caption, longDescription, frame, image } = picture;
  return (
    <figure className={`figure${isTall(picture) ? " figure--tall" : ""}`}>
      <div className={`figure__frame figure__frame--${frame ?? "none"}`}>
        <Picture picture={picture} sizes={sizes} />
      </div>
      <figcaption className="figure__caption">
        {caption ? <p>{caption}</p> : null}
        {image.publicURL === null ? null : (
          <p>
            <EnlargeLink url={image.publicURL} name={caption ?? picture.alt} alt={picture.alt} />
          </p>
        )}
        {longDescription ? (
          <details className="figure__details">
            <summary>
              {uiStrings.longDescription}
              <span className="visually-hidden">: {caption ?? picture.alt}</span>
            </summary>
            <div className="flow">
              <InlineTexts texts={longDescription} />
            </div>
          </details>
        ) : null}
      </figcaption>
    </figure>
  );
};
