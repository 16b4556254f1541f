import { narrowSheet, shape } from "../../lib/block-diagram";
import { box, color, path, sheet, words } from "./sheet";

const plot = { left: 40, right: 924, top: 40, bottom: 560 };
const middleX = (plot.left + plot.right) / 2;
const middleY = (plot.top + plot.bottom) / 2;

const others = [
  { name: "Chain salon", x: 160, y: 150 },
  { name: "Van app", x: 190, y: 96 },
  { name: "Self-wash bar", x: 330, y: 400 },
  { name: "Corner groomer", x: 320, y: 444 },
] as const;

const today = { x: 858, y: 496 };
const goal = { x: 858, y: 104 };

/** The two axes, with heads. */
const axes = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top}V${bottom}H${right}M${left - 7} ${top + 10}L${left} ${top}L${left + 7} ${top + 10}M${right - 10} ${bottom - 7}L${right} ${bottom}L${right - 10} ${bottom + 7}`;

/** Define: where the business stands between being known nearby and being found online. */
export const marketPlace = (): string => {
  const free = box(middleX + 8, plot.top, plot.right - middleX - 8, middleY - plot.top - 8, {
    fill: color.tint,
    radius: 14,
  });
  const lines =
    path(axes(plot.left, plot.top, plot.right, plot.bottom), { stroke: color.control, width: 2 }) +
    path(`M${middleX} ${plot.top}V${plot.bottom}M${plot.left} ${middleY}H${plot.right}`, {
      stroke: color.edge,
      width: 1.5,
      dash: "2 8",
    });
  const labels = [
    words(plot.left + 16, plot.top + 20, "Easy to book", { weight: 700 }),
    words(plot.left + 16, plot.bottom - 16, "Hard to book", { weight: 700 }),
    words(plot.left, plot.bottom + 34, "Little known nearby", { weight: 700 }),
    words(plot.right, plot.bottom + 34, "Well known nearby", { weight: 700, anchor: "end" }),
  ].join("");
  const dots = others
    .map(
      ({ name, x, y }) =>
        `<circle cx="${x}" cy="${y}" r="10" fill="${color.control}"/>${words(x + 20, y + 6, name, { size: 18 })}`,
    )
    .join("");
  const paws =
    `${path(`M${today.x} ${today.y - 18}V${goal.y + 26}`, {
      arrow: true,
      width: 4,
    })}<circle cx="${today.x}" cy="${today.y}" r="14" fill="${color.violet}"/>` +
    `<circle cx="${goal.x}" cy="${goal.y}" r="14" fill="${color.ground}" stroke="${color.violet}" stroke-width="4"/>${words(
      today.x - 26,
      today.y + 0,
      "Paws on Peachtree\ntoday",
      { size: 19, weight: 700, anchor: "end" },
    )}${words(goal.x - 26, goal.y + 6, "Paws, the aim", { size: 19, weight: 700, anchor: "end" })}${words(
      goal.x - 26,
      goal.y + 52,
      "The free place: close by\nand easy to book",
      {
        size: 18,
        anchor: "end",
        fill: color.slate,
      },
    )}`;
  return sheet("Where Paws on Peachtree stands in its market", 616, `${free}${lines}${labels}${dots}${paws}`);
};

/** The same for phones: a higher plot. */
export const marketPlaceNarrow = (): string => {
  const height = 380;
  const map = shape(height, (x, y, width) => {
    const at = (point: { readonly x: number; readonly y: number }) => ({
      x: x + ((point.x - plot.left) / (plot.right - plot.left)) * width,
      y: y + ((point.y - plot.top) / (plot.bottom - plot.top)) * height,
    });
    const dots = others.map((other) => {
      const place = at(other);
      const label = words(place.x + 16, place.y + 6, other.name, { size: 16 });
      return `<circle cx="${place.x}" cy="${place.y}" r="9" fill="${color.control}"/>${label}`;
    });
    const [now, aim] = [at(today), at(goal)];
    return [
      box(x + width / 2, y, width / 2, height / 2, { fill: color.tint, radius: 14 }),
      path(axes(x, y, x + width, y + height), { stroke: color.control, width: 2 }),
      words(x + 12, y + 16, "Easy to book", { size: 16, weight: 700 }),
      words(x + 12, y + height - 12, "Hard to book", { size: 16, weight: 700 }),
      ...dots,
      path(`M${now.x} ${now.y - 16}V${aim.y + 20}m-8 9l8-9l8 9`, { width: 4 }),
      `<circle cx="${now.x}" cy="${now.y}" r="12" fill="${color.violet}"/>`,
      `<circle cx="${aim.x}" cy="${aim.y}" r="12" fill="${color.ground}" stroke="${color.violet}" stroke-width="4"/>`,
      words(now.x - 20, now.y, "Paws on Peachtree\ntoday", { size: 16, weight: 700, anchor: "end" }),
      words(aim.x - 18, aim.y - 18, "Paws, the aim", { size: 16, weight: 700, anchor: "end" }),
      words(aim.x - 18, aim.y + 44, "The free place:\nclose by and\neasy to book", {
        size: 16,
        anchor: "end",
        fill: color.slate,
      }),
    ].join("");
  });
  const ends = shape(20, (x, y, width) =>
    [
      words(x, y + 14, "Little known nearby", { size: 16, weight: 700 }),
      words(x + width, y + 14, "Well known nearby", { size: 16, weight: 700, anchor: "end" }),
    ].join(""),
  );
  return narrowSheet([map, ends], 12);
};
