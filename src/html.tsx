import { Children, isValidElement, type ReactNode } from "react";
import { speculationRules } from "./client/speculation-rules";
import { usedStyles } from "./gatsby/ssr/used-styles";
import { cspHash, pagePolicy } from "./lib/security-headers";

interface DocumentProps {
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly bodyAttributes: Readonly<Record<string, string>>;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/** The text of a style or a script element; undefined for any other node. */
const inlineCode = (node: ReactNode, type: "script" | "style"): string | undefined =>
  isValidElement<{ readonly dangerouslySetInnerHTML?: { readonly __html: string } }>(node) && node.type === type
    ? node.props.dangerouslySetInnerHTML?.__html
    : undefined;

/** The head with the page's policy first, and the styles that the page uses in one element. */
const withPolicyAndStyles = (head: ReactNode, body: string, end: ReactNode): ReactNode => {
  const nodes = Children.toArray(head);
  const styles = usedStyles(nodes.map((node) => inlineCode(node, "style") ?? "").join(""), body);
  const scripts = Children.toArray(end).flatMap((node) => inlineCode(node, "script") ?? []);
  const policy = pagePolicy({ scripts: [...scripts, speculationRules].map(cspHash), styles: [cspHash(styles)] });
  return [
    // The development server's own scripts are of many kinds.
    process.env.NODE_ENV !== "development" && (
      <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />
    ),
    ...nodes.filter((node) => inlineCode(node, "style") === undefined),
    <style key="styles" id="ui-styles" dangerouslySetInnerHTML={{ __html: styles }} />,
  ];
};

/**
 * The document around every page. Gatsby looks for it at this place. It is Gatsby's own with the policy and the styles
 * of the page, and without the meta element that spoke to Internet Explorer, which IBM's accessibility checker calls obsolete.
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
      {withPolicyAndStyles(headComponents, body, postBodyComponents)}
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
