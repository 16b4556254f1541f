import { isValidElement, type ReactNode } from "react";
import { inlineScriptFor } from "../outputs/page-scripts/inline-script";

const keys: readonly string[] = ["page-script", "later-styles"];

/**
 * What stands at a page's end: the script that this page needs, and the styles of what it does not show at first. These are
 * last: scripts wait for styles before them. @param body its HTML
 */
export const pageEnd = (body: string): ReactNode[] => {
  const code = inlineScriptFor(inlineScripts, (attribute) => body.includes(` ${attribute}=`));
  return [
    <script key="page-script" dangerouslySetInnerHTML={{ __html: code }} />,
    <link key="later-styles" rel="stylesheet" href={laterStyles} />,
  ];
};

/** Whether a node stands there, and is not one of Gatsby's scripts. */
export const isPageEnd = (node: ReactNode): boolean => isValidElement(node) && keys.includes(String(node.key));
