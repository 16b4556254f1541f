/**
 * Marks the page of a visitor with a mouse (`data-prerender`): links that it points at may be prerendered
 * (src/gatsby/outputs/page-scripts/speculation-rules.ts). Known by use, as many computers have a touch screen, too.
 */
export const prerenderForMouse = (): void => {
  const onPointer = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse") return;
    document.removeEventListener("pointerover", onPointer);
    document.documentElement.toggleAttribute("data-prerender", true);
  };
  document.addEventListener("pointerover", onPointer);
};
