import { shape, type Block } from "../../lib/block-diagram";
import { box, color, narrowSheet, path, sheet, words } from "./sheet";

/** Places as parts of the plot's width and height, from its upper left corner, and signs in a square of 24 by 24. */
const others = [
  {
    name: "Chain salon",
    x: 0.08,
    y: 0.27,
    sign: "M4 20V5H20V20ZM4 9.500H20M7.500 13H10M14 13H16.500M10 20V16.500H14V20",
  },
  {
    name: "Van app",
    x: 0.17,
    y: 0.145,
    sign: "M2 16V6H14V16M14 9H18.500L22 13V16H2M7 14.500a2 2 0 1 0 .01 0M17.500 14.500a2 2 0 1 0 .01 0",
  },
  {
    name: "Self-wash bar",
    x: 0.19,
    y: 0.64,
    sign: "M3 11.500H21M4.500 11.500V15a4 4 0 0 0 4 4H15.500a4 4 0 0 0 4-4V11.500M7 11.500V6.500a2.200 2.200 0 0 1 4.400 0",
  },
  {
    name: "Corner groomer",
    x: 0.172,
    y: 0.765,
    sign: "M5 10V20H19V10M3 10L5.500 4.500H18.500L21 10ZM10 20V14.500H14V20",
  },
] as const;

/** One pad and four toes, in the same square. */
const paw =
  "M12 12.500c-3 0-5.500 3-5.500 5.200c0 1.800 1.700 2.500 3.200 2.200c1.600-.4 3-.4 4.600 0c1.500.3 3.200-.4 3.200-2.200c0-2.200-2.500-5.200-5.500-5.200ZM6 9.200a1.800 2.200 0 1 0 .01 0M18 9.200a1.800 2.200 0 1 0 .01 0M9.600 4.500a1.800 2.400 0 1 0 .01 0M14.400 4.500a1.800 2.400 0 1 0 .01 0";

/** A sign, as wide as `width`, around its middle. */
const at = (x: number, y: number, width: number, shapes: string): string =>
  `<g transform="translate(${x - width / 2} ${y - width / 2}) scale(${width / 24})">${shapes}</g>`;

const pawsX = 0.94;
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
  readonly hasGrid?: boolean;
}

/** Lines that fit beside the arrow. */
const free = "The free place:\nclose by and\neasy to book";

/** The map with the names of its ends. */
const map = ({ height, size, hasGrid = true }: MapStyle): Block =>
  shape(height + (hasGrid ? 1.6 : 2.8) * size, (x, y, width) => {
    // In two lines where one would meet the other.
    const end = (name: string): string => (hasGrid ? name : name.replace(" nearby", "\nnearby"));
    const [right, bottom, middleX, middleY] = [x + width, y + height, x + width / 2, y + height / 2];
    const inset = hasGrid ? 8 : 0;
    const radius = Math.round(size * 0.8);
    const places = others.map(({ name, sign, ...other }) => {
      const [left, top] = [x + other.x * width, y + other.y * height];
      const label = words(left + size * 1.35, top + size * 0.34, name, { size, weight: 600 });
      return `${at(left, top, size * 1.9, path(sign, { stroke: color.slate, width: 2 }))}${label}`;
    });
    const [paws, today, goal] = [x + pawsX * width, y + todayY * height, y + goalY * height];
    const beside = { size, anchor: "end" } as const;
    return [
      box(middleX + inset, y, width / 2 - inset, height / 2 - inset, { fill: color.tint, radius: 14 }),
      hasGrid ? path(`M${middleX} ${y}V${bottom}M${x} ${middleY}H${right}`, grid) : "",
      path(axes(x, y, right, bottom), { stroke: color.control, width: 2 }),
      words(x + 16, y + size, "Easy to book", { size, weight: 700 }),
      words(x + 16, bottom - size * 0.75, "Hard to book", { size, weight: 700 }),
      words(x, bottom + size * 1.5, end("Little known nearby"), { size, weight: 700 }),
      words(right, bottom + size * 1.5, end("Well known nearby"), { ...beside, weight: 700 }),
      ...places,
      path(`M${paws} ${today - radius}V${goal + radius + size}`, { width: size * 0.4 }),
      `<path d="M${paws} ${goal + radius + 5}l${size * 0.55} ${size}h${-1.1 * size}z" fill="${color.violet}"/>`,
      `<circle cx="${paws}" cy="${today}" r="${radius}" fill="${color.violet}"/>`,
      at(paws, today, radius * 1.25, `<path d="${paw}" fill="${color.ground}"/>`),
      `<circle cx="${paws}" cy="${goal}" r="${radius}" fill="${color.ground}" stroke="${color.violet}" stroke-width="4"/>`,
      at(paws, goal, radius * 1.25, `<path d="${paw}" fill="${color.violet}"/>`),
      words(paws - radius - size * 0.4, today + size * 0.34, "Paws on Peachtree\ntoday", { ...beside, weight: 700 }),
      words(paws - radius - size * 0.4, goal + size * 0.34, "Paws, the aim", { ...beside, weight: 700 }),
      words(paws - radius - size * 0.4, goal + size * 2.4, free, beside),
    ].join("");
  });

const title = "Where Paws on Peachtree stands in its market";

/** Define: where the business stands between being known nearby and being found online. */
export const marketPlace = (): string => sheet(title, 632, map({ height: 516, size: 28 })(888).draw(36, 36));

/** The same for tablets. */
export const marketPlaceMedium = (): string => sheet(title, 544, map({ height: 448, size: 24 })(648).draw(28, 28), 704);

/** The same for phones: a higher plot. */
export const marketPlaceNarrow = (): string => narrowSheet(title, [map({ height: 380, size: 17, hasGrid: false })]);
