import generatedContent from "../generated/content.json";

interface Link {
  readonly label: string;
  readonly to: string;
}

/** What the function needs of the site's content. The build writes it (src/gatsby/outputs/function-content/). */
export interface FunctionContent {
  /** The styles of the HTML pages: the site's design tokens, and the pages' own. */
  readonly style: string;
  readonly studio: {
    readonly name: string;
    readonly email: string;
    readonly phone: { readonly display: string; readonly dial: string };
  };
  /** To the pages of the menu, the accessibility statement and the privacy policy. */
  readonly links: readonly Link[];
  readonly form: Readonly<Record<"emailHint" | "messageHint" | "statusSuccess" | "statusFailure", string>>;
  readonly otherWays: string;
  readonly replyPromise: string;
}

export const functionContent: FunctionContent = generatedContent;
