import { finding, page } from "../deliverables/audit";
import { sheet } from "../deliverables/panel";
import { palette } from "../lib/palette";
import { slope, slopeDegrees, surfaceAt } from "../lib/slope";
import { ellipse, num, place, rect, stroke } from "../lib/svg";
import { tester } from "../people/readers";
import { wheelchairUser } from "../people/wheelchair-users";
import { headerScene, pageRamp, pageRampBody } from "./header";
import { onSurface } from "./street";

const shadow = "#A9C2EE";

/** The line that findings hang on rises 1 in 12. */
const line = (x: number): number => 62 - (x - 480) * slope;

const hung = (x: number): string =>
  place(
    { x, y: line(x) },
    sheet(0, 0, 146, 122, finding(), { shadow }) +
      rect(20, -10, 9, 24, palette.rust, 3) +
      rect(112, -10, 9, 24, palette.rust, 3),
    { turn: -slopeDegrees },
  );

/** The page that is tested, on an easel, with a ring around its pale button. */
const easel = (x: number): string => {
  const foot = surfaceAt(pageRamp, x + 105);
  return (
    stroke(`M${x + 60} 190L${x + 40} ${num(foot + 2)}M${x + 150} 190L${x + 170} ${num(foot - 6)}`, palette.rust, 9) +
    sheet(x, 46, 206, 184, "", { shadow }) +
    place({ x: x + 8, y: 54 }, page()) +
    ellipse(x + 66, 208, 58, 26, "none", `stroke="${palette.coral}" stroke-width="7"`)
  );
};

/** A page of an audit report: a page is looked at closely, and each finding is hung up. */
export const auditReport = (): string =>
  headerScene(
    "#D3E0F7",
    stroke(`M470 ${num(line(470))}L970 ${num(line(970))}`, palette.ink, 4) +
      hung(504) +
      hung(690) +
      easel(236) +
      pageRampBody() +
      onSurface(pageRamp, 150, tester(), { scale: 0.76 }) +
      onSurface(pageRamp, 860, wheelchairUser({ frame: palette.coral, hub: palette.paper }), {
        scale: 0.66,
        flip: true,
        turn: -slopeDegrees,
      }),
  );
