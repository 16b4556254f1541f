import { card, columns, mediumSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { color } from "./sheet";
import { count, discs, ground, heading, legend, taskName, tasks } from "./test-findings";

const space = shape(0, () => "");

const mediumRow = (parts: readonly Block[], index: number): Block =>
  card(stack([space, columns(parts, { gap: 16, weights: [166, 106, 106, 202] }), space], 6), ground(index));

const mediumRound = (done: number, total: number): Block => stack([space, discs(done, total), count(done, total)], 4);

/** The same for tablets: a table, as the wide one. */
export const testFindingsMedium = (): string =>
  mediumSheet(
    [
      mediumRow(
        ["Task", "Round 1", "Round 2", "What we changed between"].map((name) => heading(name)),
        1,
      ),
      ...tasks.map(({ task, people: total, first, second, change }, index) =>
        mediumRow(
          [taskName(task), mediumRound(first, total), mediumRound(second, total), text(change, { fill: color.ink })],
          index,
        ),
      ),
      card(legend(), ground(1)),
    ],
    4,
  );
