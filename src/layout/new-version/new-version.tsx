import { useEffect, useState } from "react";
import {
  newVersionEvent,
  newVersionIsReady,
  activateNewVersion,
} from "../../client/service-worker/registration/new-version";
import { uiStrings } from "../../lib/ui-strings";
import "./new-version.css";

const strings = uiStrings.newVersion;

/**
 * Offers to reload once the service worker has a new version waiting. The live region is in the page from the start,
 * since screen readers often miss one that is inserted with its text (WCAG 4.1.3). Dismissed, it stays hidden until the
 * next load.
 */
export const NewVersion = () => {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const offer = (): void => {
      setOffered(true);
    };
    if (newVersionIsReady()) offer();
    window.addEventListener(newVersionEvent, offer);
    return () => {
      window.removeEventListener(newVersionEvent, offer);
    };
  }, []);
  return (
    <div {...(offered ? { className: "new-version", role: "group", "aria-label": strings.label } : {})}>
      <div role="status">{offered ? <p className="new-version__text">{strings.text}</p> : null}</div>
      {offered ? (
        <>
          <button type="button" className="new-version__button" onClick={() => void activateNewVersion()}>
            {strings.reload}
          </button>
          <button
            type="button"
            className="new-version__button new-version__button--quiet"
            onClick={() => {
              setOffered(false);
            }}
          >
            {strings.dismiss}
          </button>
        </>
      ) : null}
    </div>
  );
};
