/** How one senator voted. */
type Vote = "yes" | "no" | "none";

/** One seat of the chamber. Measures are in the units of the drawing that asks. */
export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly vote: Vote;
}

/** The sample vote that all sketches of this study show: 56 seats, 34 yes, 20 no, 2 did not vote. */
const sampleVote = { yes: 34, none: 2, no: 20 } as const;

export interface ChamberShape {
  readonly centerX: number;
  /** The line on which the ends of the rows stand. */
  readonly baseY: number;
  readonly innerRadius: number;
  readonly outerRadius: number;
  readonly rows: number;
}

/**
 * Places seats in half circles, as many a row as its length allows, and gives out the votes from left to right.
 * Seats are sorted by angle, so that equal votes stand together and the majority can be seen as an area.
 * @param shape measures of the half circle; `rows` is 2 or more
 * @returns one entry a seat, from left to right
 */
export const chamberSeats = (shape: ChamberShape): readonly Seat[] => {
  const total = sampleVote.yes + sampleVote.none + sampleVote.no;
  const radii = Array.from(
    { length: shape.rows },
    (_, row) => shape.innerRadius + ((shape.outerRadius - shape.innerRadius) * row) / (shape.rows - 1),
  );
  const sum = radii.reduce((all, radius) => all + radius, 0);
  let left = total;
  const placed = radii.flatMap((radius, row) => {
    const count = row === radii.length - 1 ? left : Math.round((total * radius) / sum);
    left -= count;
    return Array.from({ length: count }, (_, index) => {
      const angle = Math.PI - (Math.PI * index) / (count - 1);
      return { angle, x: shape.centerX + radius * Math.cos(angle), y: shape.baseY - radius * Math.sin(angle) };
    });
  });
  return placed
    .sort((a, b) => b.angle - a.angle || b.y - a.y)
    .map(({ x, y }, index) => ({
      x: Math.round(x * 10) / 10,
      y: Math.round(y * 10) / 10,
      vote: index < sampleVote.yes ? "yes" : index < sampleVote.yes + sampleVote.none ? "none" : "no",
    }));
};

const navy = "#0B1F44";

/** Angles of the aisles in degrees. No seat stands on them, so that the rows read as a chamber. */
const aisles = [30, 60, 90, 120, 150] as const;

/**
 * A large chamber behind a composition: dim seats in half circles, wider towards the back, and one red seat.
 * @param width of the drawing
 * @param height of the drawing; the rows stand on its lower edge
 * @param red where the one red seat is wanted; the seat nearest to it is taken
 */
export const chamberGroundSvg = (
  width: number,
  height: number,
  red: { readonly x: number; readonly y: number },
): string => {
  const centerX = width / 2;
  const baseY = height;
  const outer = height - 34;
  const rowStep = 46;
  const seats = Array.from({ length: Math.floor((outer - 90) / rowStep) }, (_, row) => {
    const radius = outer - row * rowStep;
    const size = 7 + (5 * radius) / outer;
    const halfAisle = (Math.asin(22 / radius) * 180) / Math.PI;
    // Seats stand in the blocks between two aisles, evenly in each.
    return [0, ...aisles].flatMap((from, block) => {
      const start = from + (block === 0 ? 0 : halfAisle);
      const end = (aisles[block] ?? 180) - (block === aisles.length ? 0 : halfAisle);
      const length = (((end - start) * Math.PI) / 180) * radius;
      const count = Math.max(1, Math.floor(length / 33));
      return Array.from({ length: count + 1 }, (_unused, index) => {
        const angle = ((start + ((end - start) * index) / count) * Math.PI) / 180;
        return { x: centerX + radius * Math.cos(angle), y: baseY - radius * Math.sin(angle), size };
      });
    });
  }).flat();
  const far = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.hypot(x - red.x, y - red.y);
  const nearest = seats.reduce((best, seat) => (far(seat) < far(best) ? seat : best));
  const drawn = seats.map(
    (seat) =>
      `<circle cx="${seat.x.toFixed(1)}" cy="${seat.y.toFixed(1)}" r="${(seat === nearest ? seat.size + 2 : seat.size).toFixed(1)}" fill="${seat === nearest ? "#FF6B7E" : "#25407A"}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${navy}"/>
${drawn.join("\n")}
</svg>
`;
};
