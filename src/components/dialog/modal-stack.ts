/**
 * Makes everything but the uppermost open dialog inert. One stack for the whole page, because dialogs may overlap.
 */

/** The open dialogs' outermost elements, all of them children of `body`; the uppermost is last. */
const stack: Element[] = [];

/** The elements that were made inert here; others stay as they were. */
const held = new Set<Element>();

/** Pushes a dialog on the stack. @param root its outermost element, a child of `body` */
export const enterStack = (root: Element): void => {
  stack.push(root);
  settle();
};

/** Removes a dialog; the one below it, or the page, is no longer inert. */
export const leaveStack = (root: Element): void => {
  const place = stack.lastIndexOf(root);
  if (place !== -1) stack.splice(place, 1);
  settle();
};

const settle = (): void => {
  const top = stack.at(-1);
  for (const child of document.body.children) {
    if (top !== undefined && child !== top) hold(child);
    else if (held.delete(child)) child.removeAttribute("inert");
  }
  // @reach/dialog sets aria-hidden on everything but the dialog that mounts last, right after this; where two mount
  // together, the uppermost must be visible to screen readers again.
  queueMicrotask(() => {
    stack.at(-1)?.removeAttribute("aria-hidden");
  });
};

const hold = (child: Element): void => {
  if (child.hasAttribute("inert")) return;
  child.setAttribute("inert", "");
  held.add(child);
};
