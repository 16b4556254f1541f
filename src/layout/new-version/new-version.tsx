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
    <div
      className={offered ? "new-version new-version--offered" : "new-version"}
      {...(offered ? { role: "group", "aria-label": strings.label } : {})}
    >
      <Status textClassName="new-version__text">{offered ? strings.text : null}</Status>
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
