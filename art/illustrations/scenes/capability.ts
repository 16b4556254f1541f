import { sheet, textLines } from "../deliverables/panel";
import { logo, logoShapes } from "../logo";
import { palette } from "../lib/palette";
import { slopeDegrees } from "../lib/slope";
import { circle, fill, place, rect, rects, stroke } from "../lib/svg";
import { sleepingDog } from "../people/dog";
import { reader } from "../people/readers";
import { wheelchairUser } from "../people/wheelchair-users";
import { headerScene, pageRamp, pageRampBody } from "./header";
import { onSurface } from "./street";

/** One sheet: the sign, what the studio does, and the box with its codes. */
const statement = (): string =>
  place({ x: 18, y: 14 }, logoShapes({ ramp: palette.ink, rail: palette.violet }), { scale: 54 / logo.width }) +
  textLines(88, 30, [96, 60], palette.ink, 16) +
  stroke("M18 72H262", palette.violet, 5) +
  [92, 112, 132, 152, 172].map((y) => circle(24, y, 4, palette.violet)).join("") +
  textLines(38, 92, [88, 70, 92, 60, 80], "#8E86A8", 20) +
  rect(152, 84, 110, 100, palette.mist, 5) +
  rects(
    [0, 1, 2, 3].map((row) => ({ x: 162, y: 96 + row * 22 })),
    26,
    8,
    palette.ink,
    4,
  ) +
  textLines(200, 100, [48, 40, 50, 34], "#8E86A8", 22);

/** A flag of a state that is nobody's: three bands. */
const flag = (x: number): string =>
  stroke(`M${x} 20V320`, palette.slate, 8) +
  fill(`M${x} 26C${x + 30} 12 ${x + 56} 40 ${x + 92} 26V98C${x + 56} 112 ${x + 30} 84 ${x} 98Z`, palette.violet) +
  fill(`M${x} 50C${x + 30} 36 ${x + 56} 64 ${x + 92} 50V74C${x + 56} 88 ${x + 30} 60 ${x} 74Z`, palette.paper);

/** Capability statement: everything on one sheet, and people who read it. */
export const capability = (): string =>
  headerScene(
    "#CDEBD9",
    flag(820) +
      sheet(360, 44, 282, 210, statement(), { shadow: "#8FD1AE", turn: -slopeDegrees }) +
      rect(470, 8, 60, 26, palette.rust, 6) +
      pageRampBody() +
      onSurface(pageRamp, 230, reader(), { scale: 0.78 }) +
      onSurface(
        pageRamp,
        730,
        wheelchairUser({ frame: palette.coral, hub: palette.paper, top: palette.violet, topShade: palette.violetDeep }),
        {
          scale: 0.7,
          flip: true,
          turn: -slopeDegrees,
        },
      ) +
      onSurface(pageRamp, 96, sleepingDog("#E3C28C", "#C59E62"), { scale: 0.7, turn: -slopeDegrees }),
  );
