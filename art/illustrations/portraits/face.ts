import { palette, type Skin } from "../lib/palette";
import { circle, clipped, ellipse, fill, pen, stroke } from "../lib/svg";

/**
 * The face that all portraits share, so that they come from one hand: lit from the left, the shaded half cut
 * along brow, nose, lips and chin. The origin lies between the eyes; the chin is about 142 units below it.
 */
export interface FaceOptions {
  /** A short name, used once a picture, for the clip path. */
  readonly id: string;
  readonly skin: Skin;
  /** Color of the brows. */
  readonly brow: string;
  readonly mouth: "smile" | "laugh" | "calm" | "talk";
  /** How broad the jaw is: 1 is usual. */
  readonly jaw?: number;
  /** Where the brows stand: higher is more open. */
  readonly browLift?: number;
  readonly browWidth?: number;
  /** Eyes of a person who looks at something below. */
  readonly lookDown?: boolean;
  /** Lines of age beside eyes and mouth. */
  readonly lines?: boolean;
  readonly lips?: string;
  readonly ears?: boolean;
}

const outline = (jaw: number): string => {
  const j = (x: number): number => x * jaw;
  return (
    `M-86 -20C-89 -108 -52 -142 0 -142C52 -142 89 -108 86 -20` +
    `C85 30 ${j(80)} 78 ${j(50)} 112C${j(34)} 132 ${j(16)} 142 0 142` +
    `C${j(-16)} 142 ${j(-34)} 132 ${j(-50)} 112C${j(-80)} 78 -85 30 -86 -20Z`
  );
};

/** The shaded half: right of brow, nose, lips and chin. */
const shadeEdge =
  "M14 -150C10 -110 20 -70 14 -40C10 -26 8 -16 10 0C12 18 24 34 25 46C26 56 14 61 5 61C2 68 8 72 10 78C12 88 6 94 8 102C10 116 4 128 6 150H120V-150Z";

const eye = (x: number, skin: Skin, lookDown: boolean): string =>
  lookDown
    ? pen(`M${x - 17} 0C${x - 10} 9 ${x + 10} 9 ${x + 17} 0`, 6) + pen(`M${x - 12} 6l-4 6M${x + 12} 6l4 6`, 3.5)
    : ellipse(x, 3, 9.5, 11.5, palette.ink) +
      circle(x - 3, -1, 3, palette.paper) +
      pen(`M${x - 19} -2C${x - 12} -13 ${x + 10} -14 ${x + 19} -3`, 6) +
      stroke(`M${x - 10} 20C${x - 4} 23 ${x + 5} 23 ${x + 11} 19`, skin.shade, 3, 'opacity=".55"');

const mouths: Readonly<Record<FaceOptions["mouth"], (lips: string) => string>> = {
  smile: (lips) =>
    fill("M-30 82C-16 90 18 91 34 80C28 102 -14 108 -30 82Z", lips) + pen("M-36 79C-18 91 20 92 40 77", 5),
  laugh: (lips) =>
    fill("M-40 74C-20 80 22 80 44 72C42 106 22 116 3 116C-18 116 -36 106 -40 74Z", "#4A1420") +
    fill("M-36 76C-18 81 22 81 40 74C38 88 26 91 3 91C-16 91 -32 89 -36 76Z", palette.paper) +
    fill("M-20 108C-8 99 16 99 26 106C14 118 -8 118 -20 108Z", lips) +
    pen("M-46 70C-43 75 -41 76 -38 76M50 67C47 73 44 74 41 74", 4.5),
  talk: (lips) =>
    fill("M-22 78C-10 71 14 71 28 77C30 96 18 106 3 106C-12 106 -22 96 -22 78Z", "#4A1420") +
    fill("M-17 79C-8 75 14 75 23 78C22 85 14 87 3 87C-8 87 -16 86 -17 79Z", palette.paper) +
    stroke("M-24 78C-10 70 14 70 30 76M-14 103C-4 110 12 110 20 102", lips, 5),
  calm: (lips) => fill("M-24 84C-8 82 8 83 26 83C18 97 -12 98 -24 84Z", lips) + pen("M-30 83C-12 87 14 87 33 81", 5),
};

export const face = (options: FaceOptions): string => {
  const {
    id,
    skin,
    brow,
    mouth,
    jaw = 1,
    browLift = 0,
    browWidth = 9,
    lookDown = false,
    lines = false,
    lips = skin.blush,
    ears = true,
  } = options;
  const shape = outline(jaw);
  const y = -34 - browLift;
  const ear = (side: -1 | 1): string =>
    ellipse(side * 88, 14, 16, 27, side < 0 ? skin.light : skin.shade) +
    stroke(
      `M${side * 92} 2C${side * 80} 4 ${side * 82} 24 ${side * 90} 24`,
      side < 0 ? skin.shade : palette.ink,
      3.5,
      'opacity=".6"',
    );
  return (
    (ears ? ear(-1) + ear(1) : "") +
    fill(shape, skin.light) +
    clipped(
      `${id}-face`,
      shape,
      fill(shadeEdge, skin.shade) +
        ellipse(-52, 48, 26, 17, skin.blush, 'opacity=".5"') +
        ellipse(58, 48, 22, 16, skin.blush, 'opacity=".35"'),
    ) +
    pen("M-12 58C-6 63 4 64 10 60", 4.5) +
    eye(-40, skin, lookDown) +
    eye(42, skin, lookDown) +
    stroke(`M-64 ${y + 4}C-54 ${y - 10} -32 ${y - 10} -20 ${y}`, brow, browWidth) +
    stroke(`M24 ${y}C36 ${y - 10} 56 ${y - 10} 66 ${y + 4}`, brow, browWidth) +
    (lines
      ? stroke(
          "M-72 10l-9 -4M-72 18l-10 3M74 10l8 -4M74 18l8 3M-34 60C-42 66 -46 76 -46 84M40 58C48 64 52 74 51 82",
          palette.ink,
          3,
          'opacity=".45"',
        )
      : "") +
    mouths[mouth](lips)
  );
};

/** Neck and the shadow of the chin; drawn before the face. Ends `length` units below the chin's line. */
export const neck = (skin: Skin, width = 46, bottom = 260): string =>
  fill(`M${-width} 80V${bottom}H${width}V80Z`, skin.light) +
  fill(
    `M${-width} 112C${-width * 0.4} 168 ${width * 0.5} 172 ${width} 128V${bottom}H${width * 0.2}C${width * 0.1} 190 ${-width * 0.3} 178 ${-width} 150Z`,
    skin.shade,
  );
