import { uiStrings } from "../../strings/ui-strings";

/** The id of the page's main landmark. */
export const mainId = "main";

/** The first stop of the keyboard: past the menus, into the page (WCAG 2.4.1). */
export const SkipLink = () => (
  <a className="skip-link visually-hidden button button--main" href={`#${mainId}`}>
    {uiStrings.skipLink}
  </a>
);
