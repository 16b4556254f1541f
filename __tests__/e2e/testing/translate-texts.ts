/**
 * Runs in a page: translates it as Chrome does. Each text is replaced by an element with another text; numbers change too,
 * as they do in Bengali or Persian. @returns how many elements that makes in all
 */
export const translateTexts = (): number => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) {
    const { currentNode: node } = walker;
    const isText = node instanceof Text && node.data.trim() !== "";
    if (isText && !node.parentElement?.closest("script, style, textarea, noscript, font")) texts.push(node);
  }
  for (const text of texts) {
    const createFont = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
    const [outer, inner] = [createFont(), createFont()];
    inner.textContent = `‹${text.data}›`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return document.querySelectorAll("body font").length;
};
