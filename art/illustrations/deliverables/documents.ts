import { palette } from "../lib/palette";
import { rect, stroke } from "../lib/svg";
import { panel, sheet, textLines } from "./panel";

/** What a screen reader is told: a tree of tags, each for a part of the page. */
const tags = [
  { x: 196, y: 44, color: palette.violet, part: 54 },
  { x: 220, y: 88, color: palette.green, part: 96 },
  { x: 220, y: 132, color: palette.rust, part: 140 },
  { x: 244, y: 176, color: palette.ink, part: 186 },
] as const;

/** A page with a heading, a paragraph, a list and a table. */
const page = (): string =>
  textLines(18, 22, [84], palette.violet) +
  stroke("M18 22h84", palette.violet, 11) +
  textLines(18, 50, [100, 92, 66], palette.green, 13) +
  [96, 111].map((y) => stroke(`M20 ${y}h1`, palette.rust, 9) + stroke(`M36 ${y}h72`, palette.rust, 6)).join("") +
  `<path d="M18 134H118V172H18ZM18 153H118M51 134V172M85 134V172" fill="none" stroke="${palette.ink}" stroke-width="4"/>`;

export const documents = (): string =>
  panel(
    "#EFE6CF",
    "#DCCDA6",
    sheet(30, 28, 136, 190, page(), { shadow: "#C2B083" }) +
      stroke("M208 70V148M208 104H222M208 148H222M232 158V192H246", palette.slate, 4) +
      tags
        .map(
          ({ x, y, color, part }) =>
            stroke(`M158 ${part}L${x - 6} ${y + 16}`, color, 4, 'stroke-dasharray="0.1 9"') +
            rect(x, y, 92, 32, color, 8) +
            stroke(`M${x + 16} ${y + 16}h${x === 196 ? 58 : 40}`, palette.paper, 7),
        )
        .join(""),
  );
