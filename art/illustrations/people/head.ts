import { fluff } from "../lib/fluff";
import { hairs, palette, type Skin } from "../lib/palette";
import { circle, ellipse, fill, pen, stroke } from "../lib/svg";

/**
 * Heads for the scenes: in profile, facing right, about 104 units from crown to chin, the origin in the middle.
 * Figures show them at about half that size, so they carry only what still reads when small.
 */

const profile =
  "M-34 70L-32 34C-44 22 -48 6 -48 -8C-50 -38 -26 -54 4 -54C30 -54 43 -38 43 -20C43 -12 44 -8 47 -2L55 13C56 18 51 19 46 19" +
  "C48 23 48 26 46 28C48 32 46 35 43 37C43 47 35 53 24 53C16 53 9 50 4 44L4 70Q-15 92 -34 70Z";

/** Which hair, hat or scarf a head wears. */
export type HairStyle =
  "crop" | "bun" | "afro" | "long" | "bob" | "bald" | "cap" | "hijab" | "beanie" | "ponytail" | "quiff" | "locs";

export interface HeadLook {
  readonly skin: Skin;
  readonly style: HairStyle;
  /** Hair or cloth. */
  readonly color: string;
  /** A second tone, for the shaded part, the cap's peak or the band. */
  readonly shade?: string;
  readonly beard?: string;
  readonly glasses?: "clear" | "dark";
  /** Color of a hearing aid behind the ear. */
  readonly aid?: string;
  /** The hearing aid belongs to a cochlear implant: a coil on the head goes with it. */
  readonly implant?: boolean;
  readonly mouth?: "smile" | "open";
}

type Draw = (color: string, shade: string) => string;

const scalp =
  "M-36 34C-50 20 -54 -6 -50 -24C-44 -52 -18 -64 8 -62C34 -60 48 -44 46 -22C30 -30 16 -30 6 -26C4 -14 2 -6 -4 -2C-8 -14 -20 -12 -18 4C-18 14 -22 24 -36 34Z";

const behind: Partial<Readonly<Record<HairStyle, Draw>>> = {
  bun: (color, shade) => circle(-48, -34, 24, color) + stroke("M-62 -38C-54 -50 -38 -46 -40 -34", shade, 4),
  long: (color, shade) =>
    fill("M-46 -30C-66 10 -60 70 -74 108C-50 122 -20 112 -6 96V0Z", shade) +
    fill("M-46 -30C-60 10 -56 60 -62 96C-44 108 -22 100 -12 84V0Z", color),
  ponytail: (color, shade) =>
    fill("M-44 -34C-76 -48 -98 -22 -96 20C-95 40 -102 54 -110 62C-82 66 -62 44 -66 14C-68 -6 -60 -14 -44 -14Z", color) +
    stroke("M-84 36C-80 16 -84 -6 -66 -22", shade, 4),
  afro: (color) => fluff(-8, -24, 50, 46, 15, 19, color),
  locs: (color, shade) =>
    stroke("M-44 -10C-58 20 -52 50 -60 80M-34 0C-42 30 -38 56 -44 92M-22 8C-28 36 -24 60 -28 84", shade, 15) +
    stroke("M-50 -20C-66 14 -60 40 -70 66", color, 15),
  hijab: (color, shade) =>
    fill("M-50 -20C-64 30 -70 70 -66 104C-20 126 34 116 44 92C40 74 26 60 10 50Z", shade) +
    fill("M-50 -20C-60 26 -62 60 -56 88C-30 104 10 102 30 84C30 70 24 60 10 50Z", color),
};

const over: Readonly<Record<HairStyle, Draw>> = {
  crop: (color) => fill(scalp, color),
  bun: (color, shade) => fill(scalp, color) + stroke("M-40 -30C-20 -44 10 -50 34 -44", shade, 4),
  afro: (color) => fill(scalp, color),
  long: (color, shade) =>
    fill(scalp, color) +
    fill("M-4 -4C-10 20 -14 50 -30 66C-52 50 -56 10 -48 -20Z", color) +
    stroke("M-38 -34C-16 -48 12 -52 36 -42M-36 10C-38 30 -42 44 -46 56", shade, 4),
  bob: (color, shade) =>
    fill(
      "M-50 -20C-62 10 -60 34 -50 50C-30 54 -12 50 -2 40C-8 24 -2 10 4 -8C20 -14 34 -20 47 -18C50 -46 32 -64 4 -64C-26 -64 -46 -48 -50 -20Z",
      color,
    ) + stroke("M-34 40C-40 20 -38 0 -32 -20", shade, 4),
  bald: (color) => fill("M-36 34C-50 18 -52 2 -50 -10C-40 -8 -28 -4 -20 4C-20 16 -24 24 -36 34Z", color),
  cap: (color, shade) =>
    fill("M-36 34C-46 24 -52 6 -50 -14H-18C-16 4 -20 24 -36 34Z", hairs.black) +
    fill("M-52 -16C-56 -48 -30 -66 2 -66C32 -66 48 -46 47 -20Z", color) +
    fill("M20 -22C44 -30 66 -24 80 -12C62 -12 40 -12 18 -14Z", shade),
  hijab: (color, shade) =>
    fill(
      "M10 56C20 40 14 20 14 4C14 -14 26 -30 44 -34C34 -58 12 -66 -8 -64C-44 -60 -62 -24 -58 20C-54 52 -20 70 10 56Z",
      color,
    ) + stroke("M-40 28C-20 44 -4 46 8 44M-44 -4C-30 20 -16 26 10 26", shade, 4),
  beanie: (color, shade) =>
    fill("M-36 34C-46 24 -52 6 -50 -8H-18C-16 6 -20 24 -36 34Z", hairs.chestnut) +
    fill("M-54 -16C-58 -52 -30 -72 2 -70C34 -68 50 -46 48 -22Z", color) +
    fill("M-58 -24C-30 -34 22 -38 52 -32L50 -12C20 -18 -28 -14 -56 -4Z", shade),
  ponytail: (color, shade) => fill(scalp, color) + stroke("M-42 -26C-24 -42 8 -52 34 -44", shade, 4),
  quiff: (color, shade) =>
    fill(
      "M-36 34C-50 18 -52 -2 -50 -20C-50 -56 -10 -80 30 -72C54 -66 58 -44 48 -26C34 -34 20 -34 4 -28C2 -14 2 -6 -4 -2C-8 -14 -20 -12 -18 4C-18 14 -22 24 -36 34Z",
      color,
    ) + stroke("M-34 -40C-14 -58 16 -60 42 -52", shade, 4),
  locs: (color, shade) =>
    fill(scalp, color) + stroke("M-30 -20C-14 -40 14 -46 38 -38M-10 0C-12 16 -16 26 -14 42", shade, 5),
};

export const head = (look: HeadLook): string => {
  const { skin, style, color, shade = palette.ink, beard, glasses, aid, implant = false, mouth = "smile" } = look;
  const back = behind[style]?.(color, shade) ?? "";
  return (
    back +
    fill(profile, skin.light) +
    fill("M-34 70L-32 34C-20 46 -8 50 4 44L4 70Q-15 92 -34 70Z", skin.shade) +
    ellipse(22, 18, 10, 7, skin.blush, 'opacity=".6"') +
    (glasses === "dark"
      ? ""
      : ellipse(30, -3, 4.4, 6, palette.ink) +
        pen("M20 -17C26 -22 34 -22 40 -18", 5, beard ?? (style === "bald" ? color : palette.ink))) +
    (beard === undefined
      ? ""
      : fill(
          "M-18 6C-16 18 -4 24 4 24C14 24 20 22 28 22C36 20 44 20 48 22L46 29L48 36C46 54 34 68 18 64C-2 60 -20 40 -18 6Z",
          beard,
        )) +
    (mouth === "open"
      ? fill("M46 27C40 30 32 30 27 28C28 36 36 40 44 36Z", "#4A1420")
      : pen("M45 29C40 34 33 35 27 32", 4)) +
    (style === "hijab" || style === "bob"
      ? ""
      : ellipse(-10, 4, 8.5, 12, skin.light) + stroke("M-8 0C-14 0 -14 10 -8 10", skin.shade, 3)) +
    over[style](color, shade) +
    (glasses === "clear"
      ? `<circle cx="30" cy="-2" r="13" fill="none" stroke="${palette.ink}" stroke-width="4.5"/>${pen(
          "M17 -4L-8 -4",
          4.5,
        )}`
      : "") +
    (glasses === "dark"
      ? fill("M14 -14H46C48 -2 42 10 30 10C18 10 13 0 14 -14Z", palette.ink) + pen("M15 -9L-10 -6", 5)
      : "") +
    (aid === undefined
      ? ""
      : stroke("M-10 -10C-20 -16 -26 0 -21 14", aid, 8) + stroke("M-10 -10C-6 -8 -6 -2 -8 4", palette.paper, 3)) +
    (aid === undefined || !implant ? "" : circle(-36, -18, 8, aid) + stroke("M-30 -16C-26 -18 -22 -16 -18 -12", aid, 3))
  );
};
