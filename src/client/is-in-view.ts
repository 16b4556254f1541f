/** Whether any of an element stands in the window, to a reader's eyes: what is not laid out does not. */
export const isInView = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};
