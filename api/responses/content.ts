import generatedContent from "../generated/content.json";

/** The main part of an HTML response, with placeholders such as `{{email}}` for what only the function knows. */
export interface ResponsePage {
  readonly title: string;
  readonly main: string;
}

/** What the HTML responses are made of. Rendered from the site's components, styles and content by `npm run generate`. */
export interface ResponseContent {
  /** A whole HTML document in the site's layout, with the placeholders `{{title}}` and `{{main}}`. */
  readonly template: string;
  /** The hash of its style element for the Content-Security-Policy. */
  readonly styleHash: string;
  readonly studio: { readonly name: string; readonly email: string };
  readonly pages: Readonly<
    Record<"sent" | "invalidEmail" | "invalidMessage" | "invalidBoth" | "failed" | "failedWithoutForm", ResponsePage>
  >;
}

/** The pages, texts and addresses from the build. */
export const responseContent: ResponseContent = generatedContent;
