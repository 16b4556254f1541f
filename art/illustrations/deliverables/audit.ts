import { palette } from "../lib/palette";
import { slopeDegrees } from "../lib/slope";
import { circle, fill, rect, stroke } from "../lib/svg";
import { checkDisc, panel, sheet, textLines } from "./panel";

/** The page that was tested: its button is too pale. */
export const page = (): string =>
  rect(0, 0, 190, 26, palette.ink, 6) +
  [14, 28].map((x) => circle(x, 13, 4.5, "#8E86A8")).join("") +
  rect(16, 42, 158, 50, "#8FB0E8", 4) +
  fill("M16 92V80L174 66.8V92Z", palette.violet) +
  textLines(20, 112, [132, 96], "#8E86A8") +
  rect(20, 142, 76, 24, "#E9E5DC", 6) +
  stroke("M36 154h44", "#CFC9BD", 6);

/** The finding: a warning, what is wrong, and how it was repaired. */
const finding = (): string =>
  rect(0, 0, 10, 122, palette.coral, 4) +
  fill("M38 14L56 44H20Z", palette.coral, `stroke="${palette.coral}" stroke-width="6" stroke-linejoin="round"`) +
  stroke("M38 24V33M38 40V40.1", palette.paper, 5) +
  textLines(72, 22, [58, 40], palette.ink, 16) +
  textLines(26, 66, [104, 84], "#8E86A8") +
  checkDisc(34, 102, 11, palette.green, palette.paper) +
  textLines(56, 102, [66], palette.green);

export const audit = (): string =>
  panel(
    "#D3E0F7",
    "#A9C2EE",
    sheet(28, 36, 190, 180, page(), { shadow: "#86A5DA" }) +
      `<ellipse cx="86" cy="190" rx="56" ry="24" fill="none" stroke="${palette.coral}" stroke-width="6"/>` +
      stroke("M142 186C164 180 170 164 188 154", palette.coral, 6) +
      sheet(186, 92, 146, 122, finding(), { shadow: "#86A5DA", turn: -slopeDegrees }),
  );
