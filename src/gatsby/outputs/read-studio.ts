import type { z } from "zod";
import { readEntry, type NodesByType } from "../data-layer/filled-content";
import { studio } from "../../content-schema/collections/studio";

/** The studio's facts (content/studio.yaml). */
export type Studio = z.output<typeof studio>;

/** Reads the studio's facts from the data layer. */
export const readStudio = (dataLayer: NodesByType): Studio => studio.strip().parse(readEntry(dataLayer, "Studio"));
