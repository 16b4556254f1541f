import { palette } from "../lib/palette";
import { circle, fill, num, place, stroke } from "../lib/svg";

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
