import { domeStrip } from "../../illustrations/lib/domes";
import { palette } from "../../illustrations/lib/palette";
import { rail, rampBody, topOf, type Ramp } from "../../illustrations/lib/slope";
import { fill, group, num, rect } from "../../illustrations/lib/svg";
import { measureBar } from "../../illustrations/scenes/street";
import { groundLevel, panelLeft, panelWidth } from "../card-background";

/** What the scenes of the cards share. They are drawn on 960 by 840 units, and the panel's roof cuts off their top. */

export const sceneWidth = 960;
export const sceneHeight = 840;

/** The level ground at a scene's left edge, which the card's own ramp meets. */
export const ground = 750;

/** The warm light of an open door. */
export const doorLight = "#FFE9B0";

/** Gray violet of small print: bars that stand for words. */
export const print = "#8E86A8";

export interface GroundOptions {
  readonly ramp: Ramp;
  /** Where posts stand; none leaves the rail out. */
  readonly posts?: readonly number[];
  readonly railHeight?: number;
  /** How far the rail runs on past the top. */
  readonly past?: number;
}

/** The rail of a scene's ramp. Drawn before the people who walk in front of it. */
export const sceneRail = ({ ramp, posts = [], railHeight = 128, past = 40 }: GroundOptions): string =>
  rail(ramp, { height: railHeight, extension: 32, past, width: 11, edge: palette.ink, posts });

/** Level ground, ramp and landing, with paving at the ramp's foot and the measure of 12 to 1 along its side. */
export const sceneGround = (ramp: Ramp, paving = 5): string => {
  const top = topOf(ramp);
  const { x: foot } = ramp.foot;
  return (
    rampBody(ramp, sceneWidth - top.x, sceneHeight, palette.violet) +
    fill(
      `M${num(foot)} ${ground}L${num(top.x)} ${num(top.y)}H${sceneWidth}V${num(top.y + 10)}H${num(top.x)}L${num(foot)} ${ground + 8}Z`,
      palette.lilac,
    ) +
    fill(
      `M0 ${ground}H${num(foot)}L${num(foot + 2)} ${ground + 8}H${sceneWidth}V${sceneHeight}H0Z`,
      palette.violetDeep,
    ) +
    rect(0, ground, foot, 8, palette.lilac) +
    measureBar(ramp, ground + 34, ramp.run / 12, 10, palette.lilac, palette.violet) +
    domeStrip(foot - paving * 19, ground, paving, 4, 19)
  );
};

/** Puts a scene into the card's panel. */
export const inPanel = (sky: string, body: string): string =>
  rect(panelLeft, 0, panelWidth, groundLevel + 4, sky) +
  group(
    `transform="translate(${panelLeft} ${num(groundLevel - (ground * panelWidth) / sceneWidth)}) scale(${(panelWidth / sceneWidth).toFixed(5)})"`,
    body,
  );
