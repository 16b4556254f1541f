/**
 * Makes everything but the uppermost open dialog inert. One stack for the whole page, because dialogs may overlap.
 */

/** The open dialogs' outermost elements, all of them children of `body`; the uppermost is last. */
const stack: Element[] = [];

/** What was made inert here, so that nothing else is given back. */
const held = new Set<Element>();

/** Puts a dialog on top. @param root its outermost element, a child of `body` */
export const enterStack = (root: Element): void => {
  stack.push(root);
  settle();
};

/** Takes a dialog out; the one below it, or the page, comes within reach again. */
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
  // @reach/dialog hides all but the dialog that mounts last, and two may mount at the same moment. It
  // does so right after this; the uppermost is given back once that is done.
  queueMicrotask(() => {
    stack.at(-1)?.removeAttribute("aria-hidden");
  });
};

const hold = (child: Element): void => {
  if (child.hasAttribute("inert")) return;
  child.setAttribute("inert", "");
  held.add(child);
};
