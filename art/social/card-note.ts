import { createHash } from "node:crypto";
import type { Card } from "./card-page";

/** Embedded bitmaps are left out of the note: their bytes depend on the machine. */
const embeddedBitmaps = /data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+/gu;

/** What a card was made from, stored inside its PNG: the text, and a hash of the drawing. `check` compares it. */
export const cardNote = ({ studio, over, heading, under, ground, way, picture, front }: Card): string =>
  JSON.stringify({
    words: [studio, over, heading, under].filter((words) => words !== undefined),
    drawing: createHash("sha256")
      .update(JSON.stringify([ground, way, picture, front]).replace(embeddedBitmaps, ""))
      .digest("hex")
      .slice(0, 16),
  });
