import { shape, type Block } from "../../lib/block-diagram";
import { box, color, narrowSheet, path, sheet, words } from "./sheet";

/** Their signs are in a square of 24 by 24. */
const others = {
  "Van app": "M2 16V6H14V16M14 9H18.500L22 13V16H2M7 14.500a2 2 0 1 0 .01 0M17.500 14.500a2 2 0 1 0 .01 0",
  "Chain salon": "M4 20V5H20V20ZM4 9.500H20M7.500 13H10M14 13H16.500M10 20V16.500H14V20",
  "Self-wash bar":
    "M3 11.500H21M4.500 11.500V15a4 4 0 0 0 4 4H15.500a4 4 0 0 0 4-4V11.500M7 11.500V6.500a2.200 2.200 0 0 1 4.400 0",
  "Corner groomer": "M5 10V20H19V10M3 10L5.500 4.500H18.500L21 10ZM10 20V14.500H14V20",
} as const;

/** One pad and four toes, in the same square. */
const paw =
  "M12 12.500c-3 0-5.500 3-5.500 5.200c0 1.800 1.700 2.500 3.200 2.200c1.600-.4 3-.4 4.600 0c1.500.3 3.200-.4 3.200-2.200c0-2.200-2.500-5.200-5.500-5.200ZM6 9.200a1.800 2.200 0 1 0 .01 0M18 9.200a1.800 2.200 0 1 0 .01 0M9.600 4.500a1.800 2.400 0 1 0 .01 0M14.400 4.500a1.800 2.400 0 1 0 .01 0";

/** A sign, as wide as `width`, around its middle. */
const at = (x: number, y: number, width: number, shapes: string): string =>
  `<g transform="translate(${x - width / 2} ${y - width / 2}) scale(${width / 24})">${shapes}</g>`;

const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

interface MapStyle {
  /** Of each of the four fields. */
  readonly height: number;
  /** Of the words, and of those about the shop. */
  readonly size: number;
  readonly large: number;
  /** How far the words stand from a field's edge. */
  readonly inset: number;
  /** How far down its field the aim stands, as a part of its height. */
  readonly goalY: number;
  /** Where each of the others stands in its field, as a part of its width and height. */
  readonly places: Readonly<Record<keyof typeof others, readonly [x: number, y: number]>>;
  /** Where the two columns are narrow, names and texts have more lines. */
  readonly isNarrow?: boolean;
}

/** Four fields: nearby, known little or well; and below, hard to book, or above, easy. The free one is filled. */
const map = ({ height, size, large, inset, goalY, places, isNarrow = false }: MapStyle): Block => {
  const gap = isNarrow ? 8 : 12;
  const headHeight = size * (isNarrow ? 2.9 : 1.7);
  return shape(headHeight + 2 * height + gap, (x, y, width) => {
    const [fieldWidth, top] = [(width - gap) / 2, y + headHeight];
    const [right, low] = [x + fieldWidth + gap, top + height + gap];
    const field = (left: number, above: number, fill: string) =>
      box(left, above, fieldWidth, height, { fill, radius: isNarrow ? 12 : 18 });
    const head = (left: number, name: string) =>
      words(left, y + size * 0.9, isNarrow ? name.replace(" nearby", "\nnearby") : name, { size, weight: 700 });
    const end = (above: number, name: string) =>
      words(x + inset, above + inset + size * 0.8, name, { size, weight: 700 });
    const badge = size * 1.25;
    const place = ([name, sign]: readonly [string, string], above: number) => {
      const [partX, partY] = places[name as keyof typeof others];
      const [left, middle] = [x + partX * fieldWidth, above + partY * height];
      const lines = isNarrow ? name.replace(/(?<=\w{4}) (?=\w+$)/u, "\n") : name;
      const first = middle + size * (lines.includes("\n") ? -0.28 : 0.34);
      return [
        disc(left, middle, badge, color.ground),
        at(left, middle, badge * 1.3, path(sign, { stroke: color.slate, width: 1.8 })),
        words(left + badge + size * 0.4, first, lines, { size, weight: 600 }),
      ].join("");
    };
    const [easy, hard] = [Object.entries(others).slice(0, 2), Object.entries(others).slice(2)];
    const radius = large * (isNarrow ? 1.4 : 1.7);
    const shopX = right + fieldWidth - inset - radius;
    const [goal, today] = [top + goalY * height, low + height - inset - radius];
    const shaft = large * 0.34;
    const headEnd = goal + radius + 4;
    const aim = { size: large, fill: color.ground } as const;
    const line = large * 1.28;
    const textTop = inset + large * 0.8;
    return [
      head(x, "Little known nearby"),
      head(right, "Well known nearby"),
      field(x, top, color.mist),
      field(x, low, color.mist),
      field(right, low, color.tint),
      field(right, top, color.violet),
      end(top, "Easy to book"),
      end(low, "Hard to book"),
      ...easy.map((other) => place(other, top)),
      ...hard.map((other) => place(other, low)),
      path(`M${shopX} ${today - radius}V${low + shaft / 2}`, { width: shaft }),
      path(`M${shopX} ${low - gap - shaft / 2}V${headEnd + large * 0.8}`, { stroke: color.ground, width: shaft }),
      `<path d="M${shopX} ${headEnd}l${large * 0.55} ${large * 0.8}h${-1.1 * large}z" fill="${color.ground}"/>`,
      disc(shopX, today, radius, color.violet),
      at(shopX, today, radius * 1.3, `<path d="${paw}" fill="${color.ground}"/>`),
      disc(shopX, goal, radius, color.ground),
      at(shopX, goal, radius * 1.3, `<path d="${paw}" fill="${color.violet}"/>`),
      words(right + inset, top + textTop, "Paws, the aim", { ...aim, weight: 700 }),
      words(right + inset, top + textTop + line, "The free place:\nclose by and\neasy to book", aim),
      words(right + inset, low + textTop, isNarrow ? "Paws on\nPeachtree\ntoday" : "Paws on Peachtree\ntoday", {
        size: large,
        weight: 700,
      }),
    ].join("");
  });
};

const title = "Where Paws on Peachtree stands in its market";

/** Define: where the business stands between being known nearby and being easy to book. */
export const marketPlace = (): string =>
  sheet(
    title,
    644,
    map({
      height: 256,
      size: 26,
      large: 30,
      inset: 28,
      goalY: 0.45,
      places: {
        "Van app": [0.5, 0.4],
        "Chain salon": [0.2, 0.74],
        "Self-wash bar": [0.54, 0.4],
        "Corner groomer": [0.49, 0.74],
      },
    })(1128).draw(36, 36),
    1200,
  );

/** The same for tablets. */
export const marketPlaceMedium = (): string =>
  sheet(
    title,
    556,
    map({
      height: 224,
      size: 22,
      large: 24,
      inset: 20,
      goalY: 0.45,
      places: {
        "Van app": [0.34, 0.43],
        "Chain salon": [0.16, 0.78],
        "Self-wash bar": [0.36, 0.43],
        "Corner groomer": [0.33, 0.78],
      },
    })(648).draw(28, 28),
    704,
  );

/** The same for phones: higher fields. */
export const marketPlaceNarrow = (): string =>
  narrowSheet(title, [
    map({
      height: 184,
      size: 16,
      large: 16,
      inset: 12,
      goalY: 0.7,
      isNarrow: true,
      places: {
        "Van app": [0.32, 0.38],
        "Chain salon": [0.2, 0.76],
        "Self-wash bar": [0.34, 0.38],
        "Corner groomer": [0.31, 0.76],
      },
    }),
  ]);
