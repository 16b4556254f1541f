import type { Page } from "@playwright/test";

/** Text that cannot be read where it stands: cut off, out of the window, out of its own box, or under other text. */

export interface TextFaults {
  readonly cut: readonly string[];
  readonly overlaps: readonly string[];
  /** How many pixels the page can be scrolled sideways. */
  readonly sideways: number;
}

/**
 * Looks at every line of text in the page as it is laid out now.
 * A line's box is taken without its upper and lower quarter: the letters of tight headings reach into each other's
 * line boxes without touching. Fixed and sticky boxes lie over text by design; tab-stops.ts looks after them.
 */
export const textFaults = (page: Page): Promise<TextFaults> =>
  page.evaluate(() => {
    interface Line {
      readonly node: Text;
      readonly words: string;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    // A modal lies over the page: then only the modal is read.
    const modals = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")];
    const root = modals.at(-1) ?? document.body;
    const isFloating = (from: Element): boolean => {
      for (let at: Element | null = from; at !== null && at !== root; at = at.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
      return false;
    };
    /** Read by screen readers only: a box of a pixel, or cut down to nothing. */
    const isUnseen = (from: Element): boolean => {
      for (let at: Element | null = from; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.position !== "absolute" && style.position !== "fixed") continue;
        const { width, height } = at.getBoundingClientRect();
        if (style.clipPath === "inset(50%)" || (style.overflow === "hidden" && width <= 1 && height <= 1)) return true;
      }
      return false;
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!(node instanceof Text) || parent === null || node.data.trim() === "") continue;
      if (parent.closest("script, style, noscript, .skip-link, [inert]") || isUnseen(parent)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = node.data.replace(/\s+/gu, " ").trim().slice(0, 50);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1 || bottom - top < 1) continue;
        const quarter = (bottom - top) / 4;
        lines.push({ node, words, left, right, top: top + quarter, bottom: bottom - quarter });
      }
    }

    for (const line of lines) {
      let scrolls = false;
      let boxed = false;
      for (let at = line.node.parentElement; at !== null && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display === "inline" || style.display === "contents") continue;
        const box = at.getBoundingClientRect();
        const sticksOut =
          line.left < box.left - 1 ||
          line.right > box.right + 1 ||
          line.top < box.top - 1 ||
          line.bottom > box.bottom + 1;
        if (["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY)) {
          scrolls = true;
          break;
        }
        const clips =
          style.overflowX !== "visible" || style.overflowY !== "visible" || style.textOverflow === "ellipsis";
        const isBox: boolean =
          !boxed &&
          (style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
            (Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderBottomWidth) > 0));
        if (sticksOut && (clips || isBox)) {
          cut.push(`"${line.words}" sticks out of ${at.className || at.localName}`);
          break;
        }
        boxed ||= isBox;
      }
      if (!scrolls && (line.left < -1 || line.right > document.documentElement.clientWidth + 1))
        cut.push(`"${line.words}" leaves the window`);
    }

    const still = lines.filter(({ node }) => node.parentElement !== null && !isFloating(node.parentElement));
    const overlaps: string[] = [];
    still.forEach((a, index) => {
      for (const b of still.slice(index + 1)) {
        if (a.node === b.node) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) overlaps.push(`"${a.words}" and "${b.words}"`);
      }
    });
    return {
      cut: [...new Set(cut)],
      overlaps: [...new Set(overlaps)],
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

/** The spacing that readers may choose (WCAG 1.4.12). */
export const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Lays a style over the page while something is looked at, as a reader's own style would: the page's policy has no say. */
export const under = async <Result>(page: Page, style: string, look: () => Promise<Result>): Promise<Result> => {
  const sheet = await page.evaluateHandle((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets.push(own);
    return own;
  }, style);
  try {
    return await look();
  } finally {
    await sheet.evaluate((own) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
    });
  }
};
