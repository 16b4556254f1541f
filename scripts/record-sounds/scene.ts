import { z } from "zod";

/** What Orca said: a text, a role, the name of a key, or a page that was opened. */
export const utterance = z.object({ kind: z.enum(["text", "role", "key", "page"]), text: z.string() });
export type Utterance = z.infer<typeof utterance>;

/** What was done, and what Orca said to it. */
const turn = z.object({ action: z.string(), utterances: z.array(utterance) });
export type Turn = z.infer<typeof turn>;

/** What a test of the screen reader attaches to its result, and `npm run sounds:record` reads. */
export const recordedScene = z.object({ screenReader: z.string(), browser: z.string(), turns: z.array(turn) });
