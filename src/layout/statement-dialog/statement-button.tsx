import { opensDialog } from "../../components/dialog/native-dialog";
import { SiteLink } from "../../components/site-link/site-link";
import { uiStrings } from "../../strings/ui-strings";
import { statementDialogId } from "./statement-dialog";

/**
 * Opens the Accessibility Statement dialog. Without JavaScript, where the browser may not know invoker
 * commands, a link leads to the statement's page.
 */
export const StatementButton = () => (
  <>
    <button className="small-button" {...opensDialog(statementDialogId)}>
      {uiStrings.statement}
    </button>
    <noscript>
      <SiteLink to="/accessibility-statement/" className="standalone-link">
        {uiStrings.statementPage}
      </SiteLink>
    </noscript>
  </>
);
