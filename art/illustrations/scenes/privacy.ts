import { palette } from "../lib/palette";
import { surfaceAt } from "../lib/slope";
import { circle, fill, num, place, rect, rects, stroke } from "../lib/svg";
import { caneWalker } from "../people/walkers";
import { letterWriter } from "../people/readers";
import { headerScene, pageRamp, pageRampBody } from "./header";
import { onSurface } from "./street";

/** A padlock. */
const lock = (x: number, y: number, size: number, color: string): string =>
  place(
    { x, y },
    stroke("M-12 -6V-18a12 12 0 0 1 24 0V-6", color, 7) +
      rect(-20, -8, 40, 32, color, 6) +
      circle(0, 5, 5, palette.paper) +
      stroke("M0 6V14", palette.paper, 4),
    { scale: size },
  );

/** A wall of small doors, each with its own lock; one stands open and is empty. */
const pigeonholes = (): string => {
  const corners = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => ({ x: 470 + column * 98, y: 24 + row * 76 })),
  );
  return (
    rect(456, 10, 540, 300, palette.violetDeep, 10) +
    rects(corners, 86, 64, "#B9A5FA", 6) +
    corners
      .filter((_, index) => index !== 7)
      .map(({ x, y }) => circle(x + 70, y + 32, 5, palette.violetDeep))
      .join("") +
    rect(666, 100, 86, 64, palette.ink, 6) +
    fill("M752 100h22l14 -10v84l-14 -10h-22Z", palette.lilac)
  );
};

/** A letter box with a lock. */
const box = (x: number): string => {
  const ground = surfaceAt(pageRamp, x + 60);
  return (
    rect(x + 46, 200, 28, ground - 196, palette.slate) +
    fill(`M${x} ${num(206)}V108a60 60 0 0 1 120 0V206Z`, palette.rust) +
    rect(x + 18, 110, 84, 12, palette.ink, 6) +
    lock(x + 60, 164, 1, palette.ink)
  );
};

/** Privacy: a letter goes into a locked box, and what is kept lies behind doors. */
export const privacy = (): string =>
  headerScene(
    "#E8E0FF",
    pigeonholes() +
      box(276) +
      pageRampBody() +
      onSurface(pageRamp, 204, letterWriter(), { scale: 0.8 }) +
      onSurface(pageRamp, 600, caneWalker(), { scale: 0.7 }) +
      lock(880, 130, 1.5, palette.paper),
  );
