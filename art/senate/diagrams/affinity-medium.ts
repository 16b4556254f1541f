import { card, columns, mediumSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { groups, legend, pattern, people, seats, type Group, type Note } from "./affinity";
import { ink, muted, pale, paleRed, red, stroke, words } from "./sheet";

const note = ({ text: said, count }: Note): Block => {
  const strong = count >= pattern;
  const counted = shape(20, (x, y, width) =>
    [
      seats(x - 2, y + 10, count, strong ? red : ink),
      words(x + width, y + 16, `${count} of ${people}`, { align: "end", bold: true }),
    ].join("\n"),
  );
  return card(stack([text(said, { fill: ink }), counted], 6), strong ? { fill: paleRed, edge: red } : { fill: pale });
};

const group = ({ name, meaning, notes }: Group): Block =>
  stack(
    [
      text(name, { size: 22, weight: 700, fill: ink }),
      text(meaning, { fill: muted }),
      shape(14, (x, y, width) => stroke(`M${x} ${y + 4}H${x + width}`, ink, 4)),
      stack(notes.map(note), 10),
    ],
    2,
  );

/** The same for tablets, two groups beside each other. */
export const affinityMediumSvg = (): string =>
  mediumSheet(
    [
      shape(38, (x, y, width) => legend(x, y + 16, width)),
      columns(groups.slice(0, 2).map(group)),
      columns(groups.slice(2).map(group)),
    ],
    22,
  );
