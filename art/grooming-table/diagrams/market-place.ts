import { shape, type Block } from "../../lib/block-diagram";
import { box, color, narrowSheet, path, sheet, words } from "./sheet";

/** Places as parts of the plot's width and height, from its upper left corner. */
const others = [
  { name: "Chain salon", x: 0.136, y: 0.212 },
  { name: "Van app", x: 0.17, y: 0.108 },
  { name: "Self-wash bar", x: 0.23, y: 0.684 },
  { name: "Corner groomer", x: 0.22, y: 0.777 },
] as const;

const pawsX = 0.925;
const todayY = 0.86;
const goalY = 0.123;

/** The two axes, with heads. */
const axes = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top}V${bottom}H${right}M${left - 7} ${top + 10}L${left} ${top}L${left + 7} ${top + 10}M${right - 10} ${bottom - 7}L${right} ${bottom}L${right - 10} ${bottom + 7}`;

const grid = { stroke: color.edge, width: 1.5, dash: "2 8" } as const;

interface MapStyle {
  readonly height: number;
  /** Of the words. */
  readonly size: number;
  /** What the free place is, in lines that fit beside the arrow. */
  readonly free: string;
  readonly hasGrid?: boolean;
}

/** The map with the names of its ends. */
const map = ({ height, size, free, hasGrid = true }: MapStyle): Block =>
  shape(height + 1.6 * size, (x, y, width) => {
    const [right, bottom, middleX, middleY] = [x + width, y + height, x + width / 2, y + height / 2];
    const inset = hasGrid ? 8 : 0;
    const radius = Math.round(size * 0.6);
    const dots = others.map((other) => {
      const [left, top] = [x + other.x * width, y + other.y * height];
      const label = words(left + size, top + size * 0.34, other.name, { size, weight: 600 });
      return `<circle cx="${left}" cy="${top}" r="${size * 0.45}" fill="${color.slate}"/>${label}`;
    });
    const [paws, today, goal] = [x + pawsX * width, y + todayY * height, y + goalY * height];
    const beside = { size, anchor: "end" } as const;
    return [
      box(middleX + inset, y, width / 2 - inset, height / 2 - inset, { fill: color.tint, radius: 14 }),
      hasGrid ? path(`M${middleX} ${y}V${bottom}M${x} ${middleY}H${right}`, grid) : "",
      path(axes(x, y, right, bottom), { stroke: color.control, width: 2 }),
      words(x + 16, y + size, "Easy to book", { size, weight: 700 }),
      words(x + 16, bottom - size * 0.75, "Hard to book", { size, weight: 700 }),
      words(x, bottom + size * 1.5, "Little known nearby", { size, weight: 700 }),
      words(right, bottom + size * 1.5, "Well known nearby", { ...beside, weight: 700 }),
      ...dots,
      path(`M${paws} ${today - radius - 4}V${goal + radius + 8}m-8 9l8-9l8 9`, { width: 4 }),
      `<circle cx="${paws}" cy="${today}" r="${radius}" fill="${color.violet}"/>`,
      `<circle cx="${paws}" cy="${goal}" r="${radius}" fill="${color.ground}" stroke="${color.violet}" stroke-width="4"/>`,
      words(paws - radius - size * 0.4, today + size * 0.34, "Paws on Peachtree\ntoday", { ...beside, weight: 700 }),
      words(paws - radius - size * 0.4, goal + size * 0.34, "Paws, the aim", { ...beside, weight: 700 }),
      words(paws - radius - size * 0.4, goal + size * 2.4, free, beside),
    ].join("");
  });

const title = "Where Paws on Peachtree stands in its market";
const free = "The free place: close by\nand easy to book";

/** Define: where the business stands between being known nearby and being found online. */
export const marketPlace = (): string => sheet(title, 620, map({ height: 516, size: 24, free })(888).draw(36, 36));

/** The same for tablets. */
export const marketPlaceMedium = (): string =>
  sheet(title, 536, map({ height: 448, size: 20, free })(648).draw(28, 28), 704);

/** The same for phones: a higher plot. */
export const marketPlaceNarrow = (): string =>
  narrowSheet(title, [
    map({ height: 380, size: 16, free: "The free place:\nclose by and\neasy to book", hasGrid: false }),
  ]);
