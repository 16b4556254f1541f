import { opensDialog } from "../../components/dialog/native-dialog";
import { uiStrings } from "../../strings/ui-strings";
import { statementDialogId } from "./statement-dialog";

/**
 * Opens the Accessibility Statement dialog. Without JavaScript, where the browser may not know invoker
 * commands, a link leads to the statement's page.
 */
export const StatementButton = () => (
  <>
    <button className="button button--small" {...opensDialog(statementDialogId)}>
      {uiStrings.statement}
    </button>
    <noscript>
      <a href="/accessibility-statement/" className="standalone-link">
        {uiStrings.statementPage}
      </a>
    </noscript>
  </>
);
