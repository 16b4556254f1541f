import { limb } from "../lib/limb";
import { hairs, palette, skins } from "../lib/palette";
import { place } from "../lib/svg";
import { arm, shoe, torso } from "./figure";
import { head, type HeadLook } from "./head";
import { wheelchair } from "./wheels";

/** Who sits in the wheelchair, and its colors. */
export interface WheelchairLook {
  readonly head: HeadLook;
  readonly top: string;
  readonly topShade: string;
  readonly trousers: string;
  readonly shoes: string;
  readonly shortSleeves: boolean;
  readonly frame: string;
  readonly hub: string;
}

const athlete: WheelchairLook = {
  head: { skin: skins.brown, style: "locs", color: hairs.black, shade: "#2D2547", beard: hairs.black },
  top: palette.mint,
  topShade: "#5FA785",
  trousers: "#2B3F77",
  shoes: palette.coral,
  shortSleeves: true,
  frame: palette.mint,
  hub: palette.lilac,
};

/** Someone who pushes up in an active wheelchair: an athlete unless told otherwise. About 150 units wide. */
export const wheelchairUser = (changes: Partial<WheelchairLook> = {}): string => {
  const look = { ...athlete, ...changes };
  const { skin } = look.head;
  const chair = wheelchair(look.frame, palette.ink, look.hub);
  return (
    arm(
      [18, -200, 14],
      [
        [-8, -156, 12],
        [36, -132, 9],
      ],
      look.topShade,
      skin.shade,
      look.shortSleeves,
    ) +
    chair.behind +
    limb(
      [
        [-14, -132, 24],
        [54, -134, 19],
        [76, -50, 11],
      ],
      look.trousers,
    ) +
    shoe([76, -44, 9], look.shoes) +
    torso([12, -200, 27], [-16, -140, 27], look.top, look.topShade) +
    place({ x: 34, y: -252 }, head(look.head), { scale: 0.5, turn: 4 }) +
    chair.before +
    arm(
      [8, -202, 17],
      [
        [-30, -152, 13],
        [20, -128, 10],
      ],
      look.top,
      skin.light,
      look.shortSleeves,
    )
  );
};
