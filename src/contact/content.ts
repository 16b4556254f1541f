/** What the form's script needs of the site's content. The build puts it into the script. */
export interface ScriptContent {
  readonly statusSuccess: string;
  readonly statusFailure: string;
  /** The words before the reference of a message that was sent. */
  readonly reference: string;
  readonly success: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly failure: { readonly title: string; readonly otherWays: string };
  readonly phone: { readonly display: string; readonly dial: string };
  readonly email: string;
  readonly durations: readonly { readonly key: string; readonly label: string }[];
  /** The words of a barrier report, and the pages that it may be about. */
  readonly barrier: { readonly line: string; readonly note: string; readonly pages: readonly string[] };
}

/** What the contact function needs of the site's content. The build writes it (src/gatsby/data-layer/contact-content.ts). */
export interface FunctionContent {
  /** The style of the HTML pages. */
  readonly style: string;
  readonly studio: {
    readonly name: string;
    readonly email: string;
    readonly phone: { readonly display: string; readonly dial: string };
  };
  /** To the pages of the menu and the accessibility statement. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
  /** What begins a report of a barrier, and the pages that it may be about. */
  readonly barrier: { readonly line: string; readonly pages: readonly string[] };
  readonly texts: Readonly<
    Record<"statusSuccess" | "statusFailure" | "reference" | "replyPromise" | "otherWays" | "messageHint", string>
  >;
}
