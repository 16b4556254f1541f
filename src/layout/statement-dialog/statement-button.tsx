import { Link } from "gatsby";
import { lazy, Suspense, useState } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import type { SiteLayout } from "../use-site-layout";
import "./statement-button.css";

// Loaded on demand: most visitors never open it.
const loadDialog = () => import("./statement-dialog");
const StatementDialog = lazy(loadDialog);

interface StatementButtonProps {
  readonly label: string;
  readonly content: SiteLayout["dialogs"]["statement"];
  readonly mail: string;
}

const preload = (): void => {
  // A failure here is ignored: the click tries again.
  loadDialog().catch(() => undefined);
};

/** Opens the Accessibility Statement dialog. Before hydration it is a link to the statement's page. */
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
