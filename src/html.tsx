import type { ReactNode } from "react";

interface DocumentProps {
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly bodyAttributes: Readonly<Record<string, string>>;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/**
 * The document around every page. Gatsby looks for it at this place. It is Gatsby's own without the meta element that
 * spoke to Internet Explorer, which IBM's accessibility checker calls obsolete.
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
      {headComponents}
    </head>
    <body {...bodyAttributes}>
      {preBodyComponents}
      <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
      {postBodyComponents}
    </body>
  </html>
);

export default Document;
