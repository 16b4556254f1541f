import type { BuildArgs } from "gatsby";
import type { z } from "zod";
import { studio } from "../../content-schema/collections/studio";

/** The studio's facts (content/studio.yaml). */
export type Studio = z.output<typeof studio>;

/** The data layer, of which Gatsby's hooks give this function. */
export type DataLayer = Pick<BuildArgs, "getNodesByType">;

/** Reads the studio's facts from the data layer. */
export const readStudio = ({ getNodesByType }: DataLayer): Studio => studio.strip().parse(getNodesByType("Studio")[0]);
