import type { Page } from "@playwright/test";

/** Text that is cut off, outside of the viewport or its box, wider than its column, or overlapped. */

/**
 * Runs in a page. Checks every line of text in the current layout, without the upper and lower quarter of its box: line boxes of tight
 * headings overlap, their letters do not. Fixed and sticky boxes may cover text (tab-stops.ts checks focus).
 * @param userStyle applied meanwhile; a constructed style sheet is not subject to the page's CSP
 * @returns what is wrong, and how many pixels the page can be scrolled sideways
 */
export const findLayoutErrors = (userStyle: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(userStyle);
  document.adoptedStyleSheets.push(sheet);
  // Only the topmost modal, if there is one.
  const modals = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")];
  const root = modals.at(-1) ?? document.body;
  /** Whether a style applies to an element or to one around it, inside of the root. */
  const isInside = (from: Element | null, applies: (style: CSSStyleDeclaration) => boolean): boolean =>
    from !== null && from !== root && (applies(getComputedStyle(from)) || isInside(from.parentElement, applies));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines = [];
  const cut: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || node.data.trim() === "") continue;
    if (parent.closest("script, style, noscript, .skip-link, [inert]")) continue;
    // Only for screen readers.
    if (isInside(parent, ({ clipPath }) => clipPath === "inset(50%)")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = node.data.replace(/\s+/gu, " ").trim().slice(0, 50);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1 || bottom - top < 1) continue;
      const quarter = (bottom - top) / 4;
      lines.push({ node, parent, words, left, right, top: top + quarter, bottom: bottom - quarter });
    }
  }

  for (const line of lines) {
    let scrolls = false;
    let boxed = false;
    for (let at: Element | null = line.parent; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "inline" || style.display === "contents") continue;
      const box = at.getBoundingClientRect();
      const isWider = line.left < box.left - 1 || line.right > box.right + 1;
      const sticksOut = isWider || line.top < box.top - 1 || line.bottom > box.bottom + 1;
      // As in "hidden auto".
      scrolls = /auto|scroll/u.test(style.overflow);
      if (scrolls) break;
      const clips = style.overflow !== "visible" || style.textOverflow === "ellipsis";
      const hasBorder = style.borderTopWidth !== "0px" && style.borderBottomWidth !== "0px";
      const isBox: boolean = !boxed && (style.backgroundColor !== "rgba(0, 0, 0, 0)" || hasBorder);
      if (isWider || (sticksOut && (clips || isBox))) {
        cut.push(`"${line.words}" sticks out of ${at.className || at.localName}`);
        break;
      }
      boxed ||= isBox;
    }
    if (!scrolls && (line.left < -1 || line.right > document.documentElement.clientWidth + 1))
      cut.push(`"${line.words}" leaves the window`);
  }

  const isFloating = ({ position }: CSSStyleDeclaration): boolean => ["fixed", "sticky"].includes(position);
  const still = lines.filter(({ parent }) => !isInside(parent, isFloating));
  const overlaps: string[] = [];
  still.forEach((a, index) => {
    for (const b of still.slice(index + 1)) {
      if (a.node === b.node) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) overlaps.push(`"${a.words}" and "${b.words}"`);
    }
  });
  const errors = {
    cut: [...new Set(cut)],
    overlaps: [...new Set(overlaps)],
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
  document.adoptedStyleSheets.pop();
  return errors;
};

/** The same in a page of Playwright. */
export const layoutErrors = (page: Page, userStyle = "") => page.evaluate(findLayoutErrors, userStyle);

/** WCAG 1.4.12. */
export const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** How many pixels the page can be scrolled sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
