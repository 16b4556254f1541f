import { Children, isValidElement, type ReactNode } from "react";
import { usedStyles } from "./gatsby/ssr/used-styles";

interface DocumentProps {
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly bodyAttributes: Readonly<Record<string, string>>;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

const cssOf = (node: ReactNode): string | undefined =>
  isValidElement<{ readonly dangerouslySetInnerHTML?: { readonly __html: string } }>(node) && node.type === "style"
    ? node.props.dangerouslySetInnerHTML?.__html
    : undefined;

/** The styles that the page uses in one element, which has one hash in its policy. */
const withUsedStyles = (head: ReactNode, body: string): ReactNode => {
  const nodes = Children.toArray(head);
  const css = nodes.map((node) => cssOf(node) ?? "").join("");
  return [
    ...nodes.filter((node) => cssOf(node) === undefined),
    <style key="styles" id="ui-styles" dangerouslySetInnerHTML={{ __html: usedStyles(css, body) }} />,
  ];
};

/**
 * The document around every page. Gatsby looks for it at this place. It is Gatsby's own with the styles that the page uses,
 * and without the meta element that spoke to Internet Explorer, which IBM's accessibility checker calls obsolete.
 */
const Document = ({
  htmlAttributes,
  bodyAttributes,
  headComponents,
  preBodyComponents,
  body,
  postBodyComponents,
}: DocumentProps) => (
  // Each page says its language by react-helmet (src/layout/page-head/).
  // eslint-disable-next-line jsx-a11y/html-has-lang
  <html {...htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* The size of text that people set on their phone counts (CSS Fonts 5); Chromium does so from 146 on. */}
      <meta name="text-scale" content="scale" />
      {withUsedStyles(headComponents, body)}
    </head>
    {/* Header and footer of a page in another language are in English, and the page marks its content. */}
    <body {...bodyAttributes} lang={htmlAttributes["lang"] === "en-US" ? undefined : "en-US"}>
      {preBodyComponents}
      <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
      {postBodyComponents}
    </body>
  </html>
);

export default Document;
