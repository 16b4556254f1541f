import { palette } from "../lib/palette";
import { slope, slopeDegrees, surfaceAt } from "../lib/slope";
import { circle, num, place, rect, stroke } from "../lib/svg";
import { sleepingDog } from "../people/dog";
import { listener } from "../people/readers";
import { headerScene, pageRamp, pageRampBody } from "./header";
import { onSurface } from "./street";

/** How loud the voice is from word to word. */
const loudness = [14, 30, 46, 26, 58, 78, 40, 22, 50, 84, 60, 34, 18, 44, 70, 52, 24, 38, 62, 30, 16] as const;

/** The voice as bars around a line that rises 1 in 12. */
const voice = (): string =>
  loudness
    .map((height, index) => {
      const x = 426 + index * 25;
      const middle = 132 - (x - 426) * slope;
      return stroke(
        `M${x} ${num(middle - height / 2)}V${num(middle + height / 2)}`,
        index % 6 === 5 ? palette.coral : palette.violet,
        12,
      );
    })
    .join("");

/** A table with a laptop and a braille display before it. */
const desk = (x: number): string => {
  const top = 186;
  return (
    rect(x + 20, top, 12, surfaceAt(pageRamp, x + 26) - top, palette.rust) +
    rect(x + 186, top, 12, surfaceAt(pageRamp, x + 192) - top, palette.rust) +
    rect(x, top, 220, 13, palette.coral, 5) +
    rect(x + 8, top - 14, 96, 14, palette.ink, 4) +
    [0, 1, 2, 3, 4, 5, 6].map((dot) => circle(x + 20 + dot * 12, top - 15, 3, palette.paper)).join("") +
    place({ x: x + 128, y: top }, rect(0, -8, 84, 8, palette.slate, 3) + stroke("M78 -8L96 -84", palette.ink, 9))
  );
};

/** How this site sounds: a page is read with the ears and the fingertips. */
export const sounds = (): string =>
  headerScene(
    "#E8E0FF",
    voice() +
      pageRampBody() +
      onSurface(pageRamp, 170, listener(), { scale: 0.84 }) +
      desk(196) +
      onSurface(pageRamp, 690, sleepingDog("#E3C28C", "#C59E62"), { scale: 0.8, turn: -slopeDegrees }),
  );
