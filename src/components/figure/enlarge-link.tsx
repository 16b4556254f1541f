import { useState, type ComponentType, type MouseEvent } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
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

/** True for presses that ask for a new tab, a new window or a download: those are the browser's. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Leads to the full picture. With scripts a plain press opens it in a dialog; the dialog comes in a chunk of its own,
 * and where that cannot be had the link does what links do.
 */
export const EnlargeLink = ({ url, name, alt }: EnlargeLinkProps) => {
  const hydrated = useHydrated();
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
        onClick={open}
        {...(hydrated ? { "aria-haspopup": "dialog" } : {})}
      >
        <Icon name="enlarge" />
        {uiStrings.enlargePicture}
        <span className="visually-hidden">: {name}</span>
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
