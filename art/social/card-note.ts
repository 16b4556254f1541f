import { createHash } from "node:crypto";
import type { Card } from "./card-page";

/** Photographs inside a drawing. They are left out of the note: their bytes depend on the machine. */
const photographs = /data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+/gu;

/**
 * What a card shows, as text that is kept inside its file: the words as they are, the drawings as a fingerprint.
 * As long as it is the same for today's content, the card is not old.
 */
export const cardNote = ({ studio, over, heading, under, ground, way, picture, front }: Card): string =>
  JSON.stringify({
    words: [studio, over, heading, under].filter((words) => words !== undefined),
    drawing: createHash("sha256")
      .update(JSON.stringify([ground, way, picture, front]).replace(photographs, ""))
      .digest("hex")
      .slice(0, 16),
  });
