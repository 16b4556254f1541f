import { arrowDown, beside, card, shape, stack, text, type Block } from "../../lib/block-diagram";
import { box, color, narrowSheet, path, sheet, words } from "./sheet";

interface Step {
  readonly name: string;
  readonly about: string;
  readonly exit?: string;
}

const steps: readonly Step[] = [
  { name: "Home", about: "Sees prices\nand photos" },
  { name: "Visit", about: "Bath, groom,\nor van" },
  { name: "Time", about: "Dogs, day,\nhow to be told", exit: "No time fits? Call the shop:\nit calls back." },
  { name: "Check", about: "All on one\npage, can edit" },
  {
    name: "Booked",
    about: "Text and\nemail at once",
    exit: "Save your dogs? Yes: sign-up.\nNo: done, nothing is lost.",
  },
];

const dayNote = "At each step, as the owner chose: a photo and a line by text or email, or the line by call.";

/** A stop of the rail with its number. */
const station = (x: number, y: number, index: number): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="${color.ground}" stroke="${color.violet}" stroke-width="5"/>${words(x, y + 6.5, String(index + 1), { size: 18, weight: 700, anchor: "middle" })}`;

const days = ["Here", "Bath", "Drying", "Trim", "Ready"] as const;

interface FlowLayout {
  readonly width: number;
  readonly left: number;
  readonly card: number;
  readonly gap: number;
  readonly dayWidth: number;
  readonly aboutSize: number;
  readonly dayNoteSize: number;
}

const railY = 86;

/** The way out of a station, from its arrow down; as wide as two stations. The arrow ends at the station `index`. */
const exitBelow = (exit: string, index: number, { left, card, gap }: FlowLayout): string => {
  const step = card + gap;
  const x = left + (index - 1) * step;
  const exitWidth = card + step;
  return [
    path(`M${x + step + card / 2} 210V262`, { arrow: true }),
    box(x, 268, exitWidth, 92, { stroke: color.violet, fill: color.ground }),
    words(x + exitWidth / 2, 306, exit, { size: 17, anchor: "middle" }),
  ].join("");
};

const theDay = ({ width, left, dayWidth, dayNoteSize }: FlowLayout): string => {
  const step = (width - 2 * left - dayWidth) / (days.length - 1);
  const boxes = days.map((name, index) => {
    const x = left + index * step;
    const next = index === 0 ? "" : path(`M${x - step + dayWidth + 8} 470H${x - 10}`, { arrow: true });
    const label = words(x + dayWidth / 2, 477, name, { size: 19, weight: 700, anchor: "middle" });
    return `${box(x, 442, dayWidth, 56, { fill: color.tint })}${label}${next}`;
  });
  return [
    words(left, 420, "On the day", { size: 21, weight: 700 }),
    path(`M${left + 144} 413H${width - left}`, { stroke: color.edge, width: 2 }),
    ...boxes,
    words(left, 536, dayNote, { size: dayNoteSize, fill: color.slate }),
  ].join("");
};

const title = "From the home page to a booked visit, and the day itself";

const flow = (layout: FlowLayout): string => {
  const { width, left, card: cardWidth, gap, aboutSize } = layout;
  const stations = steps.map(({ name, about, exit }, index) => {
    const x = left + index * (cardWidth + gap);
    const middle = x + cardWidth / 2;
    return [
      station(middle, railY, index),
      words(middle, 46, name, { size: 21, weight: 700, anchor: "middle" }),
      box(x, 122, cardWidth, 82, { fill: color.tint }),
      words(middle, 156, about, { size: aboutSize, anchor: "middle" }),
      exit === undefined ? "" : exitBelow(exit, index, layout),
    ].join("");
  });
  const rail = path(`M${left + cardWidth / 2} ${railY}H${width - left - cardWidth / 2}`, { width: 6 });
  return sheet(title, 566, `${rail}${stations.join("")}${theDay(layout)}`, width);
};

/** Ideate: the way from the home page to a booked visit, on the studio's rail. */
export const userFlow = (): string =>
  flow({ width: 960, left: 32, card: 152, gap: 34, dayWidth: 138, aboutSize: 17, dayNoteSize: 18 });

/** The same for tablets. */
export const userFlowMedium = (): string =>
  flow({ width: 704, left: 24, card: 120, gap: 14, dayWidth: 98, aboutSize: 16, dayNoteSize: 17 });

const narrowStation = ({ name, about, exit }: Step, index: number): Block =>
  stack([
    beside(
      shape(40, (x, y) => station(x + 20, y + 20, index)),
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

/** The same for phones. */
export const userFlowNarrow = (): string =>
  narrowSheet(
    title,
    [
      stack(
        steps.flatMap((step, index) => [...(index === 0 ? [] : [arrowDown(color.violet)]), narrowStation(step, index)]),
        2,
      ),
      stack(
        [
          shape(0, (x, y, width) => path(`M${x} ${y}h${width}`, { stroke: color.edge, width: 2 })),
          text("On the day", { size: 19, weight: 700, fill: color.ink }),
          stack(
            days.flatMap((name, index) => [
              ...(index === 0 ? [] : [arrowDown(color.violet)]),
              card(text(name, { size: 18, weight: 700, fill: color.ink }), { fill: color.tint }),
            ]),
            2,
          ),
          text(dayNote, { fill: color.ink }),
        ],
        16,
      ),
    ],
    32,
  );
