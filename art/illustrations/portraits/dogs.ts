import { fluff } from "../lib/fluff";
import { palette } from "../lib/palette";
import { circle, ellipse, fill, pen, stroke } from "../lib/svg";

const fawn = "#D08A4B";
const fawnDeep = "#A9642F";
const cream = "#F3DFC4";
const creamDeep = "#DDBF9A";
const creamLight = "#FBEEDC";

/** Biscuit, a corgi mix: upright ears, a white blaze. Head and chest; the origin is between the eyes. */
export const biscuit = (): string =>
  fill("M-74 60C-84 120 -84 200 -70 260H80C92 200 88 120 74 60Z", fawn) +
  fill("M-44 70C-52 130 -40 190 0 220C40 190 52 130 44 70Z", palette.cream) +
  fill("M-78 -20C-104 -70 -108 -128 -98 -150C-66 -142 -30 -100 -18 -62Z", fawn) +
  fill("M-82 -44C-92 -80 -96 -112 -90 -126C-72 -116 -50 -90 -42 -70Z", "#E9A98D") +
  fill("M78 -20C104 -70 108 -128 98 -150C66 -142 30 -100 18 -62Z", fawnDeep) +
  fill("M82 -44C92 -80 96 -112 90 -126C72 -116 50 -90 42 -70Z", "#C98068") +
  fill(
    "M-86 0C-92 -56 -50 -84 0 -84C50 -84 92 -56 86 0C82 34 58 60 44 74C30 92 14 98 0 98C-14 98 -30 92 -44 74C-58 60 -82 34 -86 0Z",
    fawn,
  ) +
  fill("M0 -84C50 -84 92 -56 86 0C82 34 58 60 44 74C30 92 14 98 0 98Z", fawnDeep, 'opacity=".55"') +
  fill(
    "M-10 -84C-8 -50 -18 -20 -34 6C-50 30 -44 62 -36 78C-22 94 -12 98 0 98C12 98 22 94 36 78C44 62 50 30 34 6C18 -20 8 -50 10 -84Z",
    palette.cream,
  ) +
  ellipse(-40, 0, 9, 11, palette.ink) +
  ellipse(40, 0, 9, 11, palette.ink) +
  circle(-43, -4, 3, palette.paper) +
  circle(37, -4, 3, palette.paper) +
  fill("M-20 34C-18 24 18 24 20 34C20 46 8 54 0 54C-8 54 -20 46 -20 34Z", palette.ink) +
  fill("M-16 66C-14 92 -8 104 2 104C12 104 16 92 18 66Z", "#E2717A") +
  pen("M0 54V64M-32 60C-24 72 -8 72 0 64C8 72 24 72 32 60", 4.5);

/** Moose, a big shaggy doodle whose eyes hide in his curls. The origin is where the eyes would be. */
export const moose = (): string =>
  fluff(0, 170, 108, 120, 22, 22, creamDeep) +
  fluff(-104, 46, 24, 74, 13, 16, creamDeep) +
  fluff(104, 46, 24, 74, 13, 16, creamDeep) +
  fluff(0, 10, 88, 92, 18, 22, cream) +
  fluff(0, 66, 50, 40, 13, 16, creamLight) +
  fluff(-10, -58, 62, 30, 13, 20, creamLight) +
  fill("M-26 36C-24 22 24 22 26 36C26 52 10 62 0 62C-10 62 -26 52 -26 36Z", palette.ink) +
  ellipse(-9, 34, 7, 4, palette.slate) +
  fill("M-20 84C-18 108 -8 116 2 116C12 116 20 106 22 84Z", "#E2717A") +
  pen("M0 62V78M-38 74C-28 90 -8 88 0 78C8 88 28 90 38 74", 5) +
  circle(-40, 0, 8, palette.ink) +
  circle(40, 0, 8, palette.ink) +
  circle(-43, -3, 2.6, palette.paper) +
  circle(37, -3, 2.6, palette.paper) +
  stroke("M-66 -10C-54 -26 -34 -22 -26 -12M26 -12C34 -22 54 -26 66 -10", cream, 13) +
  stroke(
    "M-40 -60C-30 -74 -12 -72 -8 -60M14 -66C24 -76 38 -70 40 -58M-88 60c4 12 12 14 18 8M84 70c-4 10 -10 12 -16 8M-50 150c10 12 22 12 30 2M20 190c10 12 22 12 30 2M-30 220c8 10 16 10 22 2",
    creamDeep,
    5,
  );
