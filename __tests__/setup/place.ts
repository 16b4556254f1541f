/**
 * Says where an element stands, since jsdom lays nothing out.
 * @param top CSS pixels below the window's upper edge
 */
export const place = (element: Element, top: number, height = 20): void => {
  const sides = { x: 0, y: top, left: 0, top, width: 100, height, right: 100, bottom: top + height };
  element.getBoundingClientRect = () => ({ ...sides, toJSON: () => sides });
};
