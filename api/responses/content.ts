/** What the HTML responses are made of. Generated from the site's layout, styles and content by `npm run generate`. */
export interface ResponseContent {
  readonly page: {
    /** A whole HTML document in the site's layout, with the places `{{title}}` and `{{main}}`. */
    readonly template: string;
    /** The hash of its style element for the Content-Security-Policy. */
    readonly styleHash: string;
  };
  readonly studio: {
    readonly name: string;
    readonly phone: { readonly display: string; readonly dial: string };
    readonly email: string;
  };
  readonly form: {
    readonly formName: string;
    readonly requiredNote: string;
    readonly emailLabel: string;
    readonly emailHint: string;
    readonly messageLabel: string;
    readonly messageHint: string;
    readonly submit: string;
    readonly privacyNote: string;
    readonly honeypotLabel: string;
    readonly statusSuccess: string;
    readonly statusFailure: string;
  };
  readonly thanks: { readonly heading: string; readonly back: string; readonly paragraphs: readonly string[] };
  readonly errors: { readonly heading: string; readonly lead: string };
  readonly failure: { readonly title: string; readonly otherWays: string };
  /** The `d` of one path each, on a field of 24 by 24 units. */
  readonly icons: { readonly error: string; readonly success: string };
}
