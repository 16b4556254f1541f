import { useState, type MouseEvent } from "react";
import { uiStrings } from "../../lib/ui-strings";
import { Dialog } from "../dialog/dialog";
import { Icon } from "../icon/icon";

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
 * A link to the full picture. After hydration a plain click opens it in a dialog. The dialog is part of the page's
 * scripts: loaded on demand, it came 0.3 s later on a slow phone.
 */
export const EnlargeLink = ({ url, name, alt }: EnlargeLinkProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        className="figure__enlarge"
        data-hydrate=""
        href={url}
        aria-label={`${uiStrings.enlargePicture}: ${name}`}
        onClick={(event) => {
          if (isForBrowser(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="enlarge" />
        {uiStrings.enlargePicture}
      </a>
      {open ? (
        <Dialog
          title={name}
          size="picture"
          onClose={() => {
            setOpen(false);
          }}
        >
          <img className="figure__enlarged" src={url} alt={alt} />
        </Dialog>
      ) : null}
    </>
  );
};
