import { useState, type ComponentType, type MouseEvent } from "react";
import { uiStrings } from "../../lib/ui-strings";
import { Icon } from "../icon/icon";
import type { EnlargedPictureProps } from "./enlarged-picture";

interface EnlargeLinkProps {
  /** The full picture. */
  readonly url: string;
  /** The caption, or the alternative text where there is none. */
  readonly name: string;
  readonly alt: string;
}

/** True for clicks that open a new tab or window or download: those are left to the browser. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link to the full picture. After hydration a plain click opens it in a dialog, which is loaded on demand; if that
 * fails, the link is followed.
 */
export const EnlargeLink = ({ url, name, alt }: EnlargeLinkProps) => {
  const [Enlarged, setEnlarged] = useState<ComponentType<EnlargedPictureProps>>();
  const open = (event: MouseEvent): void => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    import("./enlarged-picture").then(
      ({ EnlargedPicture }) => {
        setEnlarged(() => EnlargedPicture);
      },
      () => {
        window.location.assign(url);
      },
    );
  };
  return (
    <>
      <a
        className="figure__enlarge"
        data-hydrate=""
        href={url}
        aria-label={`${uiStrings.enlargePicture}: ${name}`}
        onClick={open}
      >
        <Icon name="enlarge" />
        {uiStrings.enlargePicture}
      </a>
      {Enlarged === undefined ? null : (
        <Enlarged
          url={url}
          name={name}
          alt={alt}
          onClose={() => {
            setEnlarged(undefined);
          }}
        />
      )}
    </>
  );
};
