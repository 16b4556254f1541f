import type { Pressure, ProgramDay } from "../sample-data";

export interface TrendChartOptions {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly days: readonly ProgramDay[];
  readonly goal: Pressure;
  /** The text alternative: one sentence that says what the line says. */
  readonly label: string;
  /** CSS pixels; 16 unless told. */
  readonly fontSize?: number;
}

const lowest = 70;
const highest = 150;

/** Splits the days where a reading is missing, so that the line shows the gap and invents nothing. */
const runs = (days: readonly ProgramDay[]): readonly (readonly ProgramDay[])[] =>
  days.reduce<ProgramDay[][]>(
    (all, day) => {
      if (day.reading === undefined) all.push([]);
      else all.at(-1)?.push(day);
      return all;
    },
    [[]],
  );

/**
 * Rosa's readings as an SVG line chart. The two lines differ by mark (disc, square) as well as by
 * color and carry their names; the goals are dashed lines with their numbers.
 */
export const trendChart = ({ width, height, days, goal, label, fontSize = 16 }: TrendChartOptions): string => {
  const left = 40;
  const right = width - 46;
  const top = 10;
  const bottom = height - 30;
  const x = (day: number): number => left + 10 + ((day - 1) / (days.length - 1)) * (right - left - 10);
  const y = (value: number): number => bottom - ((value - lowest) / (highest - lowest)) * (bottom - top);
  const round = (value: number): string => value.toFixed(1);
  const weeks = Math.ceil(days.length / 7);

  const bands = Array.from({ length: weeks }, (_, week) => {
    const from = week === 0 ? left : x(week * 7 + 0.5);
    const to = week === weeks - 1 ? right + 8 : x(week * 7 + 7.5);
    const band =
      week % 2 === 0
        ? `<rect x="${round(from)}" y="${String(top)}" width="${round(to - from)}" height="${round(bottom - top)}" class="band"/>`
        : "";
    return `${band}<text x="${round((from + to) / 2)}" y="${String(height - 8)}" text-anchor="middle" class="axis">${
      week === 0 ? "Week 1" : String(week + 1)
    }</text>`;
  });

  const grid = [80, 100, 120, 140].map(
    (value) =>
      `<line x1="${String(left)}" x2="${String(right + 8)}" y1="${round(y(value))}" y2="${round(y(value))}" class="grid"/><text x="${String(left - 6)}" y="${round(y(value) + fontSize * 0.34)}" text-anchor="end" class="axis">${String(value)}</text>`,
  );

  const series = (pick: (reading: Pressure) => number, kind: "top" | "bottom"): string => {
    const lines = runs(days)
      .filter((run) => run.length > 0)
      .map(
        (run) =>
          `<polyline class="line ${kind}" points="${run
            .flatMap(({ day, reading }) =>
              reading === undefined ? [] : [`${round(x(day))},${round(y(pick(reading)))}`],
            )
            .join(" ")}"/>`,
      );
    const marks = days.flatMap(({ day, reading }) => {
      if (reading === undefined) return [];
      const last = day === days.length;
      const size = last ? 5.5 : width < 400 ? 2.6 : 3.2;
      const cx = x(day);
      const cy = y(pick(reading));
      return kind === "top"
        ? [`<circle class="mark ${kind}" cx="${round(cx)}" cy="${round(cy)}" r="${String(size)}"/>`]
        : [
            `<rect class="mark ${kind}" x="${round(cx - size)}" y="${round(cy - size)}" width="${round(size * 2)}" height="${round(size * 2)}"/>`,
          ];
    });
    return [...lines, ...marks].join("");
  };

  const goalLine = (value: number): string =>
    `<line x1="${String(left)}" x2="${String(right + 8)}" y1="${round(y(value))}" y2="${round(y(value))}" class="goal"/><text x="${String(left + 8)}" y="${round(y(value) + fontSize + 2)}" class="goal-name">Goal ${String(value)}</text>`;

  const last = days.at(-1)?.reading;
  const ends =
    last === undefined
      ? ""
      : `<text class="end" x="${String(right + 10)}" y="${round(y(last.top) + 7)}">${String(last.top)}</text><text class="end" x="${String(right + 10)}" y="${round(y(last.bottom) + 7)}">${String(last.bottom)}</text>`;

  return `<svg class="trend-chart" style="--axis:${String(fontSize)}px" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${label}">${[
    ...bands,
    ...grid,
    goalLine(goal.top),
    goalLine(goal.bottom),
    series(({ top: value }) => value, "top"),
    series(({ bottom: value }) => value, "bottom"),
    ends,
  ].join("")}</svg>`;
};
