import { place } from "../../illustrations/lib/svg";
import { courier } from "../../illustrations/people/carriers";
import { guideDogWalker } from "../../illustrations/people/walkers";
import { approachAt } from "../card-page";

/** More people on their way to the house of the home page's picture, as large as the people in it. */
export const arrivals = (): string =>
  place({ x: 190, y: approachAt(190) }, courier(), { scale: 0.54 }) +
  place({ x: 330, y: approachAt(330) }, guideDogWalker(), { scale: 0.54 });
