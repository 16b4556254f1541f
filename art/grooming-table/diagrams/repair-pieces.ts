import { shape, type Block } from "../../lib/block-diagram";
import { textWidth } from "../../lib/text-path";
import { gray, paws } from "./piece-colors";
import { box, color, path, words } from "./sheet";

/** A fault and its repair, each as a small piece of interface. */
export interface Repair {
  readonly name: string;
  readonly before: Block;
  readonly after: Block;
}

const link = (x: number, y: number, label: string, fill: string, size = 18): string =>
  `${words(x, y, label, { size, weight: 700, fill })}${path(`M${x} ${y + 4}h${Math.round(textWidth(label, size, 700))}`, { stroke: fill, width: 1.5 })}`;

/** The ground of a piece that is no button. */
const panel = (x: number, y: number, width: number, height: number, isFinished: boolean): string =>
  box(x + 1, y + 1, width - 2, height - 2, {
    fill: isFinished ? paws.mist : gray.white,
    stroke: isFinished ? paws.edge : gray.mid,
    radius: isFinished ? 20 : 8,
  });

/** The links of the page, as a screen reader lists them. */
const linkList = (links: readonly string[], isFinished: boolean): Block => {
  const ink = isFinished ? paws.ink : gray.ink;
  const line = isFinished ? paws.edge : gray.mid;
  return shape(170, (x, y, width) =>
    [
      panel(x, y, width, 170, isFinished),
      words(x + 20, y + 30, "Links", { size: 17, fill: ink }),
      ...links.map((label, index) => {
        const top = y + 46 + index * 39;
        return `${path(`M${x + 20} ${top}h${width - 40}`, { stroke: line, width: 1 })}${link(x + 20, top + 25, label, isFinished ? paws.plum : ink)}`;
      }),
    ].join(""),
  );
};

interface Time {
  readonly hour: string;
  readonly isFull?: boolean;
}

const timeButton = (
  x: number,
  y: number,
  width: number,
  { hour, isFull = false }: Time,
  isFinished: boolean,
): string => {
  const middle = { anchor: "middle", weight: 700, fill: isFinished ? paws.ink : gray.ink } as const;
  const edge = isFinished ? paws.edge : gray.strong;
  const radius = isFinished ? 14 : 8;
  if (!isFull)
    return `${box(x, y, width, 56, { fill: gray.white, stroke: edge, radius })}${words(x + width / 2, y + 34, hour, middle)}`;
  const dashed = `<rect x="${x}" y="${y}" width="${width}" height="56" rx="${radius}" fill="${paws.cream}" stroke="${edge}" stroke-width="2" stroke-dasharray="6 5"/>`;
  return `${dashed}${words(x + width / 2, y + 24, hour, middle)}${words(x + width / 2, y + 44, "full", { ...middle, size: 17, weight: 400 })}`;
};

/** The times to start at, from the booking. */
const times = (offered: readonly Time[], isFinished: boolean): Block =>
  shape(116, (x, y, width) => {
    const buttonWidth = (width - 56) / 3;
    return [
      panel(x, y, width, 116, isFinished),
      words(x + 18, y + 30, "Start", { weight: 700, fill: isFinished ? paws.ink : gray.ink }),
      ...offered.map((time, index) =>
        timeButton(x + 18 + index * (buttonWidth + 10), y + 43, buttonWidth, time, isFinished),
      ),
    ].join("");
  });

/** The ring is drawn at twice its size, so that thin and thick can be compared by eye. */
const ringScale = 2;

/** A line from the lower edge of the ring to its measure. */
const ringMeasure = (x: number, from: number, measure: string): string =>
  path(`M${x} ${from}v18h12`, { stroke: gray.white, width: 2 }) +
  words(x + 21, from + 24, measure, { weight: 700, fill: gray.white });

/** A button with keyboard focus on a dark band, which has an edge: in the dark scheme the sheet is dark as well. */
const focusRing = (isFinished: boolean): Block =>
  shape(166, (x, y, width) => {
    const button = { x: x + 28, y: y + 30, w: width - 56, h: 76 };
    const corner = isFinished ? 38 : 12;
    const ring = (distance: number, stroke: string, thick: number): string => {
      const out = ringScale * distance;
      return box(button.x - out, button.y - out, button.w + 2 * out, button.h + 2 * out, {
        fill: "none",
        stroke,
        width: ringScale * thick,
        radius: corner + out,
      });
    };
    const ringBottom = button.y + button.h + ringScale * (isFinished ? 6 : 4.5);
    return [
      box(x + 1, y + 1, width - 2, 164, {
        fill: isFinished ? paws.plum : gray.dark,
        stroke: color.slate,
        radius: isFinished ? 20 : 8,
      }),
      box(button.x, button.y, button.w, button.h, { fill: isFinished ? paws.peach : gray.white, radius: corner }),
      isFinished ? `${ring(1.5, paws.ink, 3)}${ring(4.5, paws.peach, 3)}` : ring(4, gray.strong, 1),
      words(button.x + button.w / 2, button.y + 45, "Next: check and book", {
        size: 20,
        weight: 700,
        anchor: "middle",
        fill: isFinished ? paws.ink : gray.ink,
      }),
      ringMeasure(button.x + 44, ringBottom, isFinished ? "3 px" : "thin"),
    ].join("");
  });

/** Areas are drawn larger than the pixels they name, so that the words fit into the low one. */
const areaScale = 1.2;

/** Space for a measure beside an area. */
const measureWidth = 80;

/** A link with the area that answers a touch, and how high that is. */
const touchArea = (height: number, isFinished: boolean): Block =>
  shape(60, (x, y, width) => {
    const ink = isFinished ? paws.plum : gray.ink;
    const areaWidth = width - measureWidth;
    const half = (areaScale * height) / 2;
    const [top, bottom] = [y + 30 - half, y + 30 + half];
    const mark = x + areaWidth + 11;
    const label = "See the whole store";
    const labelX = x + (areaWidth - textWidth(label, 17, 700)) / 2;
    return [
      box(x + 1, top, areaWidth - 2, 2 * half, {
        fill: isFinished ? paws.mist : gray.white,
        stroke: isFinished ? paws.edge : gray.strong,
        width: 1.5,
        radius: isFinished ? 14 : 4,
      }),
      link(labelX, y + 34, label, ink, 17),
      path(`M${mark - 5} ${top}h10M${mark - 5} ${bottom}h10M${mark} ${top}V${bottom}`, {
        stroke: color.slate,
        width: 2,
      }),
      words(mark + 12, y + 36, `${height} px`, { weight: 700 }),
    ].join("");
  });

const onTheHour = [{ hour: "1:00" }, { hour: "4:00" }] as const;

/** Prototype: the four faults of the gray pages. All words are those of the pages. */
export const repairList: readonly Repair[] = [
  {
    name: "Unclear names",
    before: linkList(["Book", "Book", "Book"], false),
    after: linkList(["Book a bath and brush", "Book a full groom", "Book the van"], true),
  },
  {
    name: "Missing times",
    before: times(onTheHour, false),
    after: times([onTheHour[0], { hour: "2:30", isFull: true }, onTheHour[1]], true),
  },
  { name: "Thin ring", before: focusRing(false), after: focusRing(true) },
  { name: "Low links", before: touchArea(20, false), after: touchArea(44, true) },
];
