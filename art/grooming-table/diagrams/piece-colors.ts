/** Colors of the gray pages, as in `lib/digital-wireframe.ts`. */
export const gray = { white: "#FFFFFF", mid: "#C6C3CF", strong: "#6C6879", ink: "#2B2735", dark: "#3D3848" } as const;

/** Colors of the finished pages, as in `static/prototypes/grooming-table/paws.css`. */
export const paws = {
  ink: "#2B0F45",
  plum: "#4B1D7A",
  edge: "#7A5A9C",
  mist: "#F3EAFE",
  cream: "#FFF9F1",
  peach: "#FF9F6E",
} as const;

/** The dark scheme makes them only a little darker: a piece is part of a screen, and screens stay light. */
export const pieceColors: readonly string[] = [...Object.values(gray), ...Object.values(paws)];
