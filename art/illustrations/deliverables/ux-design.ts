import { coloredPencil, createPencil, faintGraphite, graphite, seedOf } from "../../lib/pencil";
import { palette } from "../lib/palette";
import { slopeDegrees } from "../lib/slope";
import { fill, num, place, rect } from "../lib/svg";
import { panel, sheet } from "./panel";

/** Rough's coordinates have fifteen digits. */
const rounded = (svg: string): string => svg.replaceAll(/-?\d+\.\d+/gu, (digits) => num(Number(digits)));

/** Two screens in pencil, the way from one to the other, and a remark. */
const sketch = (): string => {
  const pencil = createPencil(seedOf("ux-design"));
  const thick = { width: 3.4, color: graphite };
  const thin = { width: 2.8, color: graphite };
  return rounded(
    pencil.rectangle(22, 20, 84, 142, thick) +
      pencil.line(34, 38, 72, 38, thin) +
      pencil.rectangle(34, 50, 60, 44, { ...thin, hatching: "middle", hatchColor: faintGraphite }) +
      pencil.line(34, 108, 92, 108, thin) +
      pencil.line(34, 120, 78, 120, thin) +
      pencil.rectangle(34, 134, 46, 18, thin) +
      pencil.line(114, 96, 140, 96, { width: 3.4, color: coloredPencil }) +
      pencil.path("M130 86L141 96L130 106", { width: 3.4, color: coloredPencil }) +
      pencil.rectangle(150, 20, 84, 142, thick) +
      pencil.line(162, 38, 206, 38, thin) +
      [58, 88, 118].map((y) => pencil.circle(170, y, 16, thin) + pencil.line(186, y, 222, y, thin)).join("") +
      pencil.rectangle(162, 138, 60, 14, { ...thin, hatching: "dense" }) +
      pencil.circle(58, 143, 76, { width: 3.4, color: coloredPencil }),
  );
};

const pen = (): string =>
  place(
    { x: 296, y: 218 },
    rect(-10, -132, 20, 104, palette.violet) +
      rect(2, -132, 8, 104, palette.violetDeep) +
      rect(-10, -148, 20, 18, palette.coral, 4) +
      fill("M-10 -28H10L0 6Z", "#F3C7A5") +
      fill("M-4 -8H4L0 6Z", palette.ink),
    { turn: 28 },
  );

export const uxDesign = (): string =>
  panel("#F7DDD0", "#EDBBA4", sheet(34, 40, 256, 184, sketch(), { shadow: "#D99A7E", turn: -slopeDegrees }) + pen());
