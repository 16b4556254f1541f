/** The words of the pages that answer a form sent without scripts. They come from the content at build time. */
export interface ContactWords {
  readonly studio: {
    readonly name: string;
    readonly legalName: string;
    readonly phone: { readonly display: string; readonly dial: string };
    readonly email: string;
    readonly replyPromise: string;
  };
  readonly frame: {
    readonly skipLink: string;
    readonly headerLabel: string;
    readonly homeHint: string;
    readonly links: readonly LinkWords[];
    readonly rights: string;
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
  readonly faults: { readonly heading: string; readonly lead: string };
  readonly failure: { readonly title: string; readonly otherWays: string };
}

export interface LinkWords {
  readonly label: string;
  readonly to: string;
}

/** The look of those pages: the site's own tokens and typeface. */
export interface ContactLook {
  /** `src/styles/tokens.css` without comments. */
  readonly tokens: string;
  /** The typeface as woff2 in base64. The site's own file has a name that changes with its content. */
  readonly font: string;
}
