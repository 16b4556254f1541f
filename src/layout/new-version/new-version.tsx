import { useEffect, useState } from "react";
import {
  newVersionEvent,
  newVersionIsReady,
  activateNewVersion,
} from "../../client/service-worker/registration/new-version";
import { Status } from "../../components/status/status";
import { uiStrings } from "../../lib/ui-strings";
import "./new-version.css";

const strings = uiStrings.newVersion;

/**
 * Offers to reload once the service worker has a new version waiting. Dismissed, it stays hidden until the next load.
 * Firefox must not recreate the status with the offer, or it is not announced (heard in Orca): the region is not around
 * it, and the id gives the wrapper a place in the accessibility tree from the start.
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
    <div id="ui-new-version" className={offered ? "new-version new-version--offered" : "new-version"}>
      <Status textClassName="new-version__text">{offered ? strings.text : null}</Status>
      {offered ? (
        <div role="region" className="new-version__buttons" aria-label={strings.label}>
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
        </div>
      ) : null}
    </div>
  );
};
