import { existsSync, readFileSync } from "node:fs";
import { fromRoot } from "../lib/paths";
import { noteOf } from "../lib/png-note";
import { cardNote } from "./card-note";
import { jobs } from "./jobs";

/** A card that is old shows words that the page no longer has. `npm run art -- social` makes it anew. */

test("there is a card a page", () => {
  expect(jobs.length).toBeGreaterThan(10);
});

test.each(jobs.map(({ output, design }) => [output, design] as const))(
  "%s shows today's words and drawings",
  async (output, design) => {
    expect(existsSync(fromRoot(output))).toBe(true);
    expect(noteOf(readFileSync(fromRoot(output)))).toBe(cardNote(await design()));
  },
);
