/**
 * The states that every audit looks at besides the pages as they arrive. A new state is a line more in this table:
 * pa11y-ci and the other tools read the same actions (they are pa11y's, see page-actions.ts).
 */
export interface AuditState {
  /** Named so in the reports and on the accessibility-statement page. */
  readonly name: string;
  readonly page: string;
  /** Left out where the state is there at every width. */
  readonly widths?: readonly number[];
  /** Runs before the page's own scripts, for what a press alone cannot bring about. */
  readonly before?: string;
  /** How a visitor gets there. The last one waits until it is seen. */
  readonly actions: readonly string[];
}

/** The visitor's first act asks for the page's scripts; then the statement's link becomes a button. */
export const wakeUp: readonly string[] = ["click element h1", "wait for element button.statement-button to be visible"];

const interpolate: readonly string[] = [
  "set field .contact-form [name=email] to ana@example.com",
  "set field .contact-form [name=message] to Written by an audit of this site.",
];

const send = "click element .contact-form [type=submit]";

const openPicture = ["click element .figure__enlarge", "wait for element .dialog--picture to be visible"];

export const auditStates: readonly AuditState[] = [
  {
    name: "menu open",
    page: "/services/",
    // Wider windows have a bar of links instead.
    widths: [320],
    actions: [...wakeUp, "click element .header__toggle", "wait for element .drawer[open] to be visible"],
  },
  {
    name: "accessibility statement open",
    page: "/services/",
    actions: [...wakeUp, "click element .statement-button", "wait for element .dialog--statement to be visible"],
  },
  {
    name: "both error messages open",
    page: "/contact-us/",
    actions: [
      ...wakeUp,
      send,
      "wait for element .dialog--lower to be visible",
      "wait for element .dialog--upper to be visible",
    ],
  },
  {
    name: "form with errors",
    page: "/contact-us/",
    actions: [
      ...wakeUp,
      send,
      "wait for element .dialog--upper to be visible",
      "click element .dialog--upper .dialog__close",
      "wait for element .dialog--upper to be removed",
      "click element .dialog__close",
      "wait for element .dialog to be removed",
      "wait for element [aria-invalid=true] to be visible",
    ],
  },
  {
    name: "message sent",
    page: "/start-your-project/",
    actions: [...wakeUp, ...interpolate, send, "wait for element .dialog__sign--success to be visible"],
  },
  {
    name: "message not sent",
    page: "/start-your-project/",
    // The function cannot be reached, and the one retry cannot either.
    before:
      "const fetchIt = window.fetch; window.fetch = (to, ...more) => " +
      "String(to).includes('/api/') ? Promise.reject(new TypeError('Failed to fetch')) : fetchIt(to, ...more);",
    actions: [...wakeUp, ...interpolate, send, "wait for element .status-line__text--failed to be visible"],
  },
  {
    name: "offline notice",
    page: "/contact-us/",
    before: "Object.defineProperty(navigator, 'onLine', { get: () => false });",
    actions: [...wakeUp, ...interpolate, send, "wait for element .status-line__text--offline to be visible"],
  },
  {
    name: "price range shown",
    page: "/pricing/",
    actions: [...wakeUp, "click element .pricing__option", "wait for element .pricing__answer to be visible"],
  },
  {
    name: "picture enlarged",
    page: "/project-grooming-table/test/",
    actions: [...wakeUp, ...openPicture],
  },
  {
    name: "new version offered",
    page: "/about-us/",
    // What the service worker's script says when a new version is ready (src/client/service-worker/registration/new-version.ts).
    before: "document.documentElement.setAttribute('data-new-version', '');",
    actions: [...wakeUp, "wait for element .new-version--offered to be visible"],
  },
];
