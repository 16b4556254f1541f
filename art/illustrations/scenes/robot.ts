import { palette } from "../lib/palette";
import { circle, ellipse, fill, pen, rect, stroke } from "../lib/svg";

/**
 * A search engine's robot, facing right, about 330 units high, the origin on the ground under its wheel. It has no
 * eyes: it knows a page by its signs, as a hand knows braille. Its reading hand ends at (156, -166), the tip of its
 * cane at (128, 0).
 */
export const robot = (): string =>
  // the far arm holds the cane
  stroke("M34 -176C54 -168 60 -156 66 -146", palette.slate, 18) +
  stroke("M66 -150L128 -3", palette.paper, 8) +
  stroke("M116 -31L128 -3", palette.coral, 8) +
  circle(66, -148, 13, palette.slate) +
  // wheel and fork
  circle(0, -34, 34, palette.ink) +
  circle(0, -34, 20, palette.lilac) +
  circle(0, -34, 7, palette.ink) +
  fill("M-24 -92H24L12 -34H-12Z", palette.slate) +
  // body: a card catalog with two drawers
  rect(-64, -228, 128, 148, palette.violet, 22) +
  fill("M24 -228H42a22 22 0 0 1 22 22V-102a22 22 0 0 1 -22 22H24Z", palette.violetDeep) +
  rect(-46, -196, 66, 40, palette.cream, 6) +
  rect(-46, -146, 66, 40, palette.cream, 6) +
  rect(-24, -182, 22, 7, palette.slate, 3.5) +
  rect(-24, -132, 22, 7, palette.slate, 3.5) +
  fill("M-40 -196V-208H8L2 -196Z", palette.paper) +
  // head: two ears, no eyes, a smile
  rect(-12, -246, 24, 22, palette.slate) +
  rect(-54, -326, 108, 86, palette.lilac, 30) +
  fill("M18 -326H24a30 30 0 0 1 30 30V-270a30 30 0 0 1 -30 30H18Z", "#A996EE") +
  rect(-68, -302, 18, 40, palette.slate, 8) +
  rect(50, -302, 18, 40, palette.slate, 8) +
  stroke("M0 -326V-350", palette.slate, 7) +
  circle(0, -356, 11, palette.coral) +
  stroke("M16 -366a22 22 0 0 1 0 20M28 -374a36 36 0 0 1 0 36", palette.coral, 4.5) +
  pen("M-2 -272C10 -260 28 -262 36 -274", 6) +
  ellipse(-14, -266, 11, 7, palette.coral, 'opacity=".7"');

/** The arm that reads, drawn over the sign it touches. */
export const readingArm = (): string =>
  stroke("M50 -196C58 -150 82 -142 108 -156L124 -164", palette.slate, 19) +
  circle(50, -198, 17, palette.ink) +
  circle(126, -165, 14, palette.slate) +
  stroke("M128 -172L150 -180M132 -164L156 -166M130 -156L150 -152M122 -174L128 -190", palette.slate, 8.5);
