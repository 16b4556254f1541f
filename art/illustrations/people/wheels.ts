import { palette } from "../lib/palette";
import { circle, fill, num, place, rect, stroke } from "../lib/svg";

/** Things on wheels, seen from the side, moving right; the origin is the ground under their main wheel. */

const spokes = (count: number, from: number, to: number): string => {
  let d = "";
  for (let i = 0; i < count; i += 1) {
    const angle = (2 * Math.PI * i) / count + 0.2;
    d += `M${num(Math.cos(angle) * from)} ${num(Math.sin(angle) * from)}L${num(Math.cos(angle) * to)} ${num(Math.sin(angle) * to)}`;
  }
  return d;
};

export const wheel = (x: number, y: number, r: number, tyre: string, hub: string, width = 8): string =>
  place(
    { x, y },
    `${stroke(
      spokes(12, 6, r - width),
      hub,
      2.2,
    )}<circle r="${num(r - width / 2)}" fill="none" stroke="${tyre}" stroke-width="${width}"/>${circle(0, 0, 6, hub)}`,
  );

/** An active wheelchair without its driver: what is behind the driver, and what is before. */
export const wheelchair = (
  frame: string,
  tyre: string,
  hub: string,
): { readonly behind: string; readonly before: string } => ({
  behind:
    stroke("M-40 -182L-34 -112L48 -112L74 -30H92", frame, 8) +
    stroke("M-40 -182L-58 -186", palette.ink, 9) +
    circle(70, -17, 17, tyre) +
    circle(70, -17, 6, hub) +
    stroke("M70 -17L60 -60", frame, 6),
  before: `${wheel(0, -66, 66, tyre, hub, 9)}<circle cx="0" cy="-66" r="52" fill="none" stroke="${hub}" stroke-width="4"/>`,
});

/** A pram; the handle is at about (-72, -150). */
export const pram = (body: string, shade: string, tyre: string, hub: string): string =>
  stroke("M-76 -150L-40 -120L28 -34M-34 -34L50 -112", palette.ink, 6) +
  fill("M-52 -126H88C88 -82 58 -54 18 -54C-22 -54 -52 -84 -52 -126Z", body) +
  fill("M18 -126V-196C58 -196 88 -166 88 -126Z", shade) +
  stroke("M18 -126L50 -186M18 -126L76 -164", body, 4) +
  fill("M-30 -126C-30 -146 -8 -152 4 -142L10 -126Z", palette.cream) +
  stroke("M-56 -126H90", palette.ink, 6) +
  wheel(-34, -28, 28, tyre, hub, 7) +
  wheel(44, -28, 28, tyre, hub, 7);

/** A hand truck that leans back, loaded with parcels. Its handle is at about (-78, -176). */
export const handTruck = (tyre: string, hub: string): string =>
  place(
    { x: 0, y: -20 },
    rect(-8, -102, 92, 96, "#C9925B", 3) +
      rect(-8, -102, 92, 20, "#B27B46", 0) +
      rect(30, -102, 18, 96, "#E2B582") +
      rect(2, -170, 70, 68, "#D7A46D", 3) +
      rect(28, -170, 16, 68, "#EBC79B") +
      stroke("M-14 4V-178M-14 -4H92", palette.ink, 8) +
      stroke("M-14 -178C-14 -190 -24 -192 -30 -190", palette.ink, 8),
    { turn: -20 },
  ) + wheel(-6, -24, 24, tyre, hub, 8);

/** A suitcase that rolls behind a traveller; its handle ends at about (38, -128). */
export const suitcase = (body: string, shade: string): string =>
  place(
    { x: 0, y: -12 },
    stroke("M-14 -96V-136H14V-96", palette.ink, 5) +
      rect(-34, -98, 68, 98, body, 10) +
      rect(10, -98, 24, 98, shade, 10) +
      stroke("M-18 -84V-14M0 -84V-14M18 -84V-14", palette.ink, 3, 'opacity=".35"'),
    { turn: 16 },
  ) +
  circle(-22, -8, 8, palette.ink) +
  circle(24, -10, 8, palette.ink);

/** A walker with a seat and brakes (a rollator); its handles are at about (-34, -138). */
export const rollator = (frame: string): string =>
  stroke("M-50 -140L-22 -138L24 -20M-14 -116L-34 -20M-24 -70H18", frame, 7) +
  stroke("M-52 -140H-30", palette.ink, 10) +
  rect(-26, -80, 46, 12, palette.ink, 5) +
  circle(-34, -14, 14, palette.ink) +
  circle(-34, -14, 5, palette.cream) +
  circle(26, -14, 14, palette.ink) +
  circle(26, -14, 5, palette.cream);
