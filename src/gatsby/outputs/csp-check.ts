import { readFileSync } from "node:fs";
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";
import { fileAddress, pageAddress } from "../../lib/page-path";
import { cspHash } from "../../lib/security-headers";
import { htmlFilesIn, publicFolder, type BuildOutput } from "./output";

type HtmlElement = DefaultTreeAdapterTypes.Element;

/** The elements inside a node, in document order. */
const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): readonly HtmlElement[] =>
  node.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((child) => [child, ...elementsIn(child)]);

/** All elements of a page, in document order, those of `<noscript>` too. */
export const elementsOfPage = (html: string): readonly HtmlElement[] =>
  elementsIn(parse(html, { scriptingEnabled: false }));

/** An attribute of an element, by its name in lowercase. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text of a script or style element. */
export const inlineCodeOf = ({ childNodes: [node] }: HtmlElement): string =>
  node !== undefined && defaultTreeAdapter.isTextNode(node) ? node.value : "";

const isInlineCode = (element: HtmlElement): boolean =>
  element.tagName === "style" || (element.tagName === "script" && attributeOf(element, "src") === undefined);

const leadsToScript = /^(?:href|src|action|formaction)=\s*javascript:/iu;

/** Attributes that a strict policy refuses. */
const refusedAttributes = ({ tagName, attrs }: HtmlElement): readonly string[] =>
  attrs
    .filter(({ name, value }) => /^(?:style|on[a-z]+)$/u.test(name) || leadsToScript.test(`${name}=${value}`))
    .map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, 80)}">`);

const policyOf = (elements: readonly HtmlElement[]): string => {
  const meta = elements.find((one) => attributeOf(one, "http-equiv") === "Content-Security-Policy");
  return meta === undefined ? "" : (attributeOf(meta, "content") ?? "");
};

/** The inline code that a policy does not allow, as it would be in a browser: `<script>alert(1)`. */
const refusedOf = (elements: readonly HtmlElement[], policy: string): readonly string[] => [
  ...elements
    .filter((one) => isInlineCode(one) && !policy.includes(cspHash(inlineCodeOf(one))))
    .map((one) => `<${one.tagName}>${inlineCodeOf(one).slice(0, 80)}`),
  ...elements.flatMap(refusedAttributes),
];

/** The policy that a page holds in itself. */
export const policyIn = (html: string): string => policyOf(elementsOfPage(html));

/** Whether a browser refuses inline code of a page. @param header the policy of the answer, for pages without their own */
export const hasRefusedCode = (html: string, header: string): boolean => {
  const elements = elementsOfPage(html);
  return refusedOf(elements, policyOf(elements) || header).length > 0;
};

/** @throws when a page has no policy, or inline code that it refuses; the message names the page and the code */
export const checkPolicy = (page: string, html: string): void => {
  const elements = elementsOfPage(html);
  const policy = policyOf(elements);
  if (policy === "")
    throw new Error(`${page} has no Content-Security-Policy. src/html.tsx writes that of the site's pages.`);
  const refused = refusedOf(elements, policy);
  if (refused.length === 0) return;
  throw new Error(
    `${page} has inline code that its Content-Security-Policy doesn't expect:\n  ${refused.join("\n  ")}\n` +
      "Take it out, or have src/html.tsx write it, which knows the code of a page.",
  );
};

/** Stops the build at inline code that something added to a page. It comes after all outputs that change pages. */
export const checkPolicies: BuildOutput = () => {
  for (const file of htmlFilesIn(publicFolder))
    checkPolicy(pageAddress(fileAddress(publicFolder, file)), readFileSync(file, "utf8"));
};
