import { Link } from "gatsby";
import { lazy, Suspense, useState } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import type { SiteLayout } from "../use-site-layout";
import "./statement-button.css";

// Dialogs come in a chunk of their own: most visits never open one.
const loadDialog = () => import("./statement-dialog");
const StatementDialog = lazy(loadDialog);

interface StatementButtonProps {
  readonly label: string;
  readonly content: SiteLayout["dialogs"]["statement"];
  readonly mail: string;
}

const preload = (): void => {
  // When the network fails here, the press tries again and says so.
  loadDialog().catch(() => undefined);
};

/** Opens the Accessibility Statement dialog. Until scripts run it is a link to the same text as a page. */
export const StatementButton = ({ label, content, mail }: StatementButtonProps) => {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  if (!hydrated) {
    return (
      <Link className="statement-button" data-hydrate="statement" to="/accessibility-statement/">
        {label}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className="statement-button"
        data-replaces="statement"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <StatementDialog
            content={content}
            mail={mail}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
