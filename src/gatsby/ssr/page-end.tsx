import { isValidElement, type ReactNode } from "react";
import { inlineScriptFor } from "../outputs/inline-script";

const keys: readonly string[] = ["page-script", "linked-styles"];

/**
 * What stands at a page's end: the script that this page needs, and the styles of dialogs and paper. These are last:
 * scripts wait for styles before them. @param body its HTML
 */
export const pageEnd = (body: string): ReactNode[] => {
  const code = inlineScriptFor(inlineScripts, (attribute) => body.includes(` ${attribute}=`));
  return [
    <script key="page-script" dangerouslySetInnerHTML={{ __html: code }} />,
    <link key="linked-styles" rel="stylesheet" href={linkedStyles} />,
  ];
};

/** Whether a node stands there, and is not one of Gatsby's scripts. */
export const isPageEnd = (node: ReactNode): boolean => isValidElement(node) && keys.includes(String(node.key));
