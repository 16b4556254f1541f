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
