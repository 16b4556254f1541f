/** A number, the words or alternative text that it belongs to, and the part of the page that is looked at. */
export interface Mark {
  readonly mark: number;
  readonly text: string;
  /** In CSS pixels from the page's top left. */
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * Runs in the page: puts a number beside the element that shows a text, and a frame around it. Gold with dark digits,
 * as tactile paving is.
 * @returns whether the text is in view
 */
export const drawMark = ({ mark, text, clip }: Mark): boolean => {
  const tidy = (said: string): string => said.replaceAll(/\s+/gu, " ").trim();
  const box = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left + scrollX, top: top + scrollY, width, height };
  };
  const inView = (element: Element): boolean => {
    const { left, top, width, height } = box(element);
    return (
      width > 4 &&
      height > 4 &&
      left >= clip.x &&
      top >= clip.y &&
      left + width <= clip.x + clip.width + 1 &&
      top + height <= clip.y + clip.height + 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const words = (one: Element): readonly string[] =>
    [one.textContent, ...["alt", "href", "value"].map((name) => one.getAttribute(name) ?? "")].map(tidy);
  const says = (one: Element): boolean => words(one).some((said) => said.includes(text));
  const put = (properties: Readonly<Record<string, string>>, digits = ""): void => {
    const made = document.createElement("div");
    made.textContent = digits;
    for (const [name, value] of Object.entries(properties)) made.style.setProperty(name, value);
    document.body.append(made);
  };

  // The innermost ones; words that only screen readers hear stand in a button or link that is to be seen.
  const shown = [...document.body.querySelectorAll("*")]
    .filter((one) => says(one) && ![...one.children].some(says))
    .map((one) => (inView(one) ? one : one.closest("button, a")))
    .filter((one) => one !== null && inView(one));
  // One that says just this, else the first that says it among other words.
  const element = shown.find((one) => one !== null && words(one).includes(text)) ?? shown[0] ?? undefined;
  if (element === undefined) return false;
  const { left, top, width, height } = box(element);
  const roomBeside = left - 35 >= clip.x;
  put({
    position: "absolute",
    left: `${left - 5}px`,
    top: `${top - 5}px`,
    width: `${width + 10}px`,
    height: `${height + 10}px`,
    "box-sizing": "border-box",
    border: "2px solid #FFC531",
    outline: "1px solid #1A1433",
    "border-radius": "4px",
    "z-index": "99998",
  });
  put(
    {
      position: "absolute",
      // Beside the frame, so that it covers nothing; above it where there is no room.
      left: `${roomBeside ? left - 35 : clip.x + 2}px`,
      top: `${Math.max(clip.y + 2, roomBeside ? top - 5 : top - 35)}px`,
      width: "28px",
      height: "28px",
      "box-sizing": "border-box",
      border: "2px solid #1A1433",
      "border-radius": "50%",
      background: "#FFC531",
      color: "#1A1433",
      font: "700 17px/24px 'Atkinson Hyperlegible Next', sans-serif",
      "text-align": "center",
      "z-index": "99999",
    },
    String(mark),
  );
  return true;
};
