/**
 * Makes everything but the uppermost open dialog inert. One stack for the whole page, because dialogs may overlap.
 */

/** The open dialogs' outermost elements, all of them children of `body`; the uppermost is last. */
const stack: Element[] = [];

/** The elements that were made inert here; others stay as they were. */
const inertElements = new Set<Element>();

/** Pushes a dialog on the stack. @param root its outermost element, a child of `body` */
export const enterStack = (root: Element): void => {
  stack.push(root);
  updateInert();
};

/** Removes a dialog; the one below it, or the page, is no longer inert. */
export const leaveStack = (root: Element): void => {
  const index = stack.lastIndexOf(root);
  if (index !== -1) stack.splice(index, 1);
  updateInert();
};

const updateInert = (): void => {
  const top = stack.at(-1);
  for (const child of document.body.children) {
    if (top !== undefined && child !== top) makeInert(child);
    else if (inertElements.delete(child)) child.removeAttribute("inert");
  }
  // @reach/dialog sets aria-hidden on everything but the dialog that mounts last, right after this; where two mount
  // together, the uppermost must be visible to screen readers again.
  queueMicrotask(() => {
    stack.at(-1)?.removeAttribute("aria-hidden");
  });
};

const makeInert = (child: Element): void => {
  if (child.hasAttribute("inert")) return;
  child.setAttribute("inert", "");
  inertElements.add(child);
};
