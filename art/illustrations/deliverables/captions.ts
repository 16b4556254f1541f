import { head } from "../people/head";
import { hairs, palette, skins } from "../lib/palette";
import { clipped, fill, place, rect, stroke } from "../lib/svg";
import { panel } from "./panel";

const screen = "M60 36H300V166H60Z";

/** A woman who speaks, and her words under her, begun by a mark that says who speaks. */
const film = (): string =>
  rect(50, 26, 260, 150, palette.ink, 12) +
  clipped(
    "screen",
    screen,
    rect(60, 36, 240, 130, "#8FB0E8") +
      fill("M60 120L300 100V166H60Z", "#5FA785") +
      fill("M98 150C106 128 134 122 160 122H186C212 122 236 130 244 150Z", palette.coral) +
      place(
        { x: 172, y: 86 },
        head({ skin: skins.brown, style: "bob", color: hairs.black, shade: "#2D2547", mouth: "open" }),
        { scale: 0.66 },
      ) +
      stroke("M230 74q8 12 0 24M248 64q14 22 0 44", palette.paper, 6),
  ) +
  rect(84, 134, 192, 26, palette.ink, 6) +
  stroke("M100 147h22", palette.mint, 7) +
  stroke("M138 147h120", palette.paper, 7);

/** The strip: when each caption begins and ends, and where the film is. */
const strip = (): string =>
  rect(28, 192, 304, 30, palette.ink, 8) +
  [
    [38, 52],
    [98, 30],
    [136, 84],
    [228, 40],
    [276, 46],
  ]
    .map(([x = 0, wide = 0], index) => rect(x, 199, wide, 16, index === 2 ? palette.paper : "#8F84BD", 5))
    .join("") +
  stroke("M178 186V228", palette.coral, 6);

export const captions = (): string => panel("#6B49C4", palette.violet, film() + strip());
