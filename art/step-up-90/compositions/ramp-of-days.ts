/** As on Today in the prototype: the days of the program, the present one, and those without a reading. */
const programLength = 90;
const today = 34;
const missedDays: readonly number[] = [9, 17, 26];

/** Rise over run of the ground in the compositions: the studio's ramp, 1 in 12. */
export const slope = 1 / 12;

export interface RampOptions {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the ramp's edge meets the left side, from the top. */
  readonly startY: number;
  readonly color: string;
  readonly barHeight: number;
  /** How many of the 90 days fit the width; the rest run out of the picture. */
  readonly visibleDays?: number;
}

/**
 * A ramp with the 90 days along its edge: progress as a way without a step. Logged days are bars,
 * missed days outlines, days to come dots, as in the product.
 */
export const rampOfDays = ({
  width,
  height,
  startY,
  color,
  barHeight,
  visibleDays = programLength,
}: RampOptions): string => {
  const pitch = width / visibleDays;
  const bar = pitch * 0.58;
  const edge = (x: number): number => startY - x * slope;
  const marks = Array.from({ length: visibleDays }, (_, index) => {
    const cx = index * pitch + pitch / 2;
    const top = edge(cx) + barHeight * 0.45;
    const day = index + 1;
    if (day > today) {
      return `<circle cx="${cx.toFixed(1)}" cy="${(top + barHeight / 2).toFixed(1)}" r="${(bar * 0.28).toFixed(1)}" fill="#6FA9A7"/>`;
    }
    const isToday = day === today;
    const missed = missedDays.includes(day);
    const grow = isToday ? barHeight * 0.18 : 0;
    return `<rect x="${(cx - bar / 2).toFixed(1)}" y="${(top - grow).toFixed(1)}" width="${bar.toFixed(1)}" height="${(barHeight + grow * 2).toFixed(1)}" rx="${(bar / 2).toFixed(1)}" ${
      missed ? 'fill="none" stroke="#8FD3CD" stroke-width="1.5"' : `fill="${isToday ? "#FFFFFF" : "#8FD3CD"}"`
    }/>`;
  });
  return `<svg class="ramp" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"><path d="M0 ${String(startY)}L${String(width)} ${edge(width).toFixed(1)}V${String(height)}H0Z" fill="${color}"/>${marks.join("")}</svg>`;
};
