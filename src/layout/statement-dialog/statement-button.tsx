import { opensDialog } from "../../components/dialog/native-dialog";
import { SiteLink } from "../../components/site-link/site-link";
import { statementDialogId } from "./statement-dialog";
import "./statement-button.css";

interface StatementButtonProps {
  readonly label: string;
  /** The text of the link to the statement's page. */
  readonly pageLabel: string;
}

/**
 * Opens the Accessibility Statement dialog. Without JavaScript, where the browser may not know invoker
 * commands, a link leads to the statement's page.
 */
export const StatementButton = ({ label, pageLabel }: StatementButtonProps) => (
  <>
    <button className="statement-button" {...opensDialog(statementDialogId)}>
      {label}
    </button>
    <noscript>
      <SiteLink to="/accessibility-statement/" className="standalone-link">
        {pageLabel}
      </SiteLink>
    </noscript>
  </>
);
