import { arrowDown, beside, card, narrowSheet, shape, stack, text, type Block } from "../../lib/block-diagram";
import { box, color, path, sheet, words } from "./sheet";

const steps = [
  { name: "Home", about: "Sees prices\nand photos" },
  { name: "Visit", about: "Bath, groom,\nor van" },
  { name: "Time", about: "Dogs, day,\nhow to be told" },
  { name: "Check", about: "All on one\npage, can edit" },
  { name: "Booked", about: "Text and\nemail at once" },
] as const;

const width = 152;
const gap = 34;
const left = 32;
const railY = 86;
const placeOf = (index: number): number => left + index * (width + gap);
const middleOf = (index: number): number => placeOf(index) + width / 2;

/** Ideate: the way from the home page to a booked visit, on the studio's rail. */
export const userFlow = (): string => {
  const rail = path(`M${middleOf(0)} ${railY}H${middleOf(4)}`, { width: 6 });
  const stations = steps
    .map(({ name, about }, index) => {
      const x = placeOf(index);
      const middle = middleOf(index);
      return `<circle cx="${middle}" cy="${railY}" r="17" fill="${color.ground}" stroke="${color.violet}" stroke-width="5"/>${words(middle, railY + 6.5, String(index + 1), { size: 18, weight: 700, anchor: "middle" })}${words(middle, 46, name, { size: 21, weight: 700, anchor: "middle" })}${box(x, 122, width, 82, { fill: color.tint })}${words(middle, 156, about, { size: 17, anchor: "middle" })}`;
    })
    .join("");
  const full = `${path(`M${middleOf(2)} 210V262`, { arrow: true })}${box(placeOf(1), 268, 2 * width + gap, 92, { stroke: color.violet, fill: color.ground })}${words(placeOf(1) + width + gap / 2, 306, "No time fits? Leave a number:\nthe shop calls back.", { size: 17, anchor: "middle" })}`;
  const account = `${path(`M${middleOf(4)} 210V262`, { arrow: true })}${box(placeOf(3), 268, 2 * width + gap, 92, { stroke: color.violet, fill: color.ground })}${words(placeOf(3) + width + gap / 2, 306, "Save your dogs? Yes: sign-up.\nNo: done, nothing is lost.", { size: 17, anchor: "middle" })}`;
  const visit = `${words(32, 420, "On the day", { size: 21, weight: 700 })}${path("M176 413H928", { stroke: color.edge, width: 2 })}${[
    "Here",
    "Bath",
    "Drying",
    "Trim",
    "Ready",
  ]
    .map((name, index) => {
      const x = 32 + index * 186;
      const next = index < 4 ? path(`M${x + 146} 470H${x + 176}`, { arrow: true }) : "";
      return `${box(x, 442, 138, 56, { fill: color.tint })}${words(x + 69, 477, name, { size: 19, weight: 700, anchor: "middle" })}${next}`;
    })
    .join(
      "",
    )}${words(32, 536, "At each step, as the owner chose: a photo and a line by text or email, or the line by call.", { size: 18, fill: color.slate })}`;
  return sheet(
    "From the home page to a booked visit, and the day itself",
    566,
    `${rail}${stations}${full}${account}${visit}`,
  );
};

const exits: Readonly<Record<string, string>> = {
  Time: "No time fits? Leave a number: the shop calls back.",
  Booked: "Save your dogs? Yes: sign-up. No: done, nothing is lost.",
};

const narrowStation = (name: string, about: string, index: number): Block => {
  const station = shape(
    40,
    (x, y) =>
      `<circle cx="${x + 20}" cy="${y + 20}" r="17" fill="${color.ground}" stroke="${color.violet}" stroke-width="5"/>${words(x + 20, y + 26.5, String(index + 1), { size: 18, weight: 700, anchor: "middle" })}`,
  );
  const exit = exits[name];
  return stack([
    beside(
      station,
      40,
      card(stack([text(name, { size: 19, weight: 700, fill: color.ink }), text(about, { fill: color.ink })], 0), {
        fill: color.tint,
      }),
    ),
    ...(exit === undefined
      ? []
      : [
          beside(
            shape(0, () => ""),
            40,
            card(text(exit, { fill: color.ink }), { fill: color.ground, edge: color.violet }),
          ),
        ]),
  ]);
};

/** The same for phones. */
export const userFlowNarrow = (): string =>
  narrowSheet(
    [
      stack(
        steps.flatMap(({ name, about }, index) => [
          ...(index === 0 ? [] : [arrowDown(color.violet)]),
          narrowStation(name, about, index),
        ]),
        2,
      ),
      text("On the day", { size: 19, weight: 700, fill: color.ink }),
      stack(
        ["Here", "Bath", "Drying", "Trim", "Ready"].flatMap((name, index) => [
          ...(index === 0 ? [] : [arrowDown(color.violet)]),
          card(text(name, { size: 18, weight: 700, fill: color.ink }), { fill: color.tint }),
        ]),
        2,
      ),
      text("At each step, as the owner chose: a photo and a line by text or email, or the line by call.", {
        fill: color.slate,
      }),
    ],
    12,
  );
