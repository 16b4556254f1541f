/**
 * Mocks an element's position: jsdom has no layout.
 * @param top CSS pixels from the top of the viewport
 */
export const place = (element: Element, top: number, height = 20): void => {
  const sides = { x: 0, y: top, left: 0, top, width: 100, height, right: 100, bottom: top + height };
  element.getBoundingClientRect = () => ({ ...sides, toJSON: () => sides });
};
