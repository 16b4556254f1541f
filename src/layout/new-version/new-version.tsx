import { useEffect, useState } from "react";
import { newVersionEvent, newVersionIsReady, takeNewVersion } from "../../browser/offline/new-version";
import "./new-version.css";

interface NewVersionProps {
  readonly words: {
    readonly label: string;
    readonly text: string;
    readonly reload: string;
    readonly dismiss: string;
  };
}

/**
 * Offers a new version of the site in one line, politely (WCAG 4.1.3), once the service worker has it ready. Nothing
 * reloads by itself; put away, the line does not come back in this tab.
 */
export const NewVersion = ({ words }: NewVersionProps) => {
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
    <section className="new-version" aria-label={words.label} hidden={!offered}>
      <p className="new-version__text" role="status">
        {offered ? words.text : ""}
      </p>
      <button type="button" className="new-version__button" onClick={() => void takeNewVersion()}>
        {words.reload}
      </button>
      <button
        type="button"
        className="new-version__button new-version__button--quiet"
        onClick={() => {
          setOffered(false);
        }}
      >
        {words.dismiss}
      </button>
    </section>
  );
};
