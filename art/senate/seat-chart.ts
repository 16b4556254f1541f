/** How one senator voted. */
export type Vote = "yes" | "no" | "none";

/** One seat of the chamber. Measures are in the units of the drawing that asks. */
export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly vote: Vote;
  /** True for the reader's own senator. */
  readonly own: boolean;
}

/** The sample vote that all pictures of this study show: 56 seats, 34 yes, 20 no, 2 did not vote. */
export const sampleVote = { yes: 34, none: 2, no: 20 } as const;

/** Which seat, counted from the left, belongs to the reader's senator in the sample. */
const ownSeatNumber = 23;

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
      own: index === ownSeatNumber,
    }));
};

const navy = "#0B1F44";
const edge = "#64728F";
const red = "#B0122B";

const drawSeat = ({ x, y, vote, own }: Seat, radius: number): string => {
  const ring = own ? `<circle r="${radius + 3.4}" fill="#FFFFFF" stroke="${red}" stroke-width="3"/>` : "";
  const marks: Readonly<Record<Vote, string>> = {
    yes: `<circle r="${radius}" fill="${navy}"/><path d="m-4 .4 2.8 2.8L4-2.6" fill="none" stroke="#FFFFFF" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
    no: `<circle r="${radius - 1}" fill="#FFFFFF" stroke="${navy}" stroke-width="2"/><path d="m-3 -3 6 6m0-6-6 6" stroke="${navy}" stroke-width="2" stroke-linecap="round"/>`,
    none: `<circle r="${radius - 1}" fill="#FFFFFF" stroke="${edge}" stroke-width="2" stroke-dasharray="2.9 2.9"/><path d="M-3 0h6" stroke="${navy}" stroke-width="2" stroke-linecap="round"/>`,
  };
  return `<g transform="translate(${x} ${y})">${ring}${marks[vote]}</g>`;
};

/**
 * The vote record of the bill screen: every senator a seat, told apart by a sign as well as by fill.
 * It holds no words, because the page writes them in its own type (and the alternative text tells the numbers).
 * @returns an SVG of 350 by 180
 */
export const seatChartSvg = (): string => {
  const seats = chamberSeats({ centerX: 175, baseY: 162, innerRadius: 76, outerRadius: 148, rows: 4 });
  const drawn = [...seats].sort((a, b) => Number(a.own) - Number(b.own)).map((seat) => drawSeat(seat, 9));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="350" height="180" viewBox="0 0 350 180">
${drawn.join("\n")}
</svg>
`;
};

/**
 * The same chamber as a quiet pattern for navy grounds, with one red seat: the reader's own senator.
 * @returns an SVG of 560 by 300
 */
export const seatsOnNavySvg = (): string => {
  const seats = chamberSeats({ centerX: 280, baseY: 284, innerRadius: 118, outerRadius: 264, rows: 4 });
  const drawn = seats.map(
    ({ x, y, own }) => `<circle cx="${x}" cy="${y}" r="15" fill="${own ? "#FF6B7E" : "#3A5590"}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="300" viewBox="0 0 560 300">
${drawn.join("\n")}
</svg>
`;
};

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
