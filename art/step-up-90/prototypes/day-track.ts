import { programLength, type ProgramDay } from "../sample-data";

export interface DayTrackOptions {
  readonly days: readonly ProgramDay[];
  /** Bars in one row; 30 makes three rows, 90 makes one. */
  readonly perRow: number;
  /** CSS pixels. */
  readonly width: number;
  readonly barHeight: number;
  /** Between rows, in CSS pixels. */
  readonly gap?: number;
}

/**
 * The product's own mark: 90 days as 90 bars. A logged day is a full bar, a missed day an outline,
 * a day to come a dot, today the tallest bar. Shape alone tells them apart. It is drawn beside the
 * sentence that counts the days, so it is hidden from assistive technology.
 */
export const dayTrack = ({ days, perRow, width, barHeight, gap = 9 }: DayTrackOptions): string => {
  const pitch = width / perRow;
  const bar = Math.min(pitch * 0.62, 9);
  const rows = Math.ceil(programLength / perRow);
  const rise = 4;
  const height = rows * barHeight + (rows - 1) * gap + rise * 2;
  const marks = Array.from({ length: programLength }, (_, index) => {
    const entry = days[index];
    const cx = (index % perRow) * pitch + pitch / 2;
    const cy = rise + Math.floor(index / perRow) * (barHeight + gap) + barHeight / 2;
    const rect = (w: number, h: number, name: string): string =>
      `<rect class="${name}" x="${(cx - w / 2).toFixed(2)}" y="${(cy - h / 2).toFixed(2)}" width="${w.toFixed(2)}" height="${h.toFixed(2)}" rx="${(Math.min(w, h) / 2).toFixed(2)}"/>`;
    if (entry === undefined)
      return `<circle class="to-come" cx="${cx.toFixed(2)}" cy="${cy.toFixed(2)}" r="${(bar * 0.3).toFixed(2)}"/>`;
    if (entry.day === days.length) return rect(bar + 3, barHeight + rise * 2, "today");
    return entry.reading === undefined ? rect(bar - 1.2, barHeight - 1.2, "missed") : rect(bar, barHeight, "logged");
  });
  return `<svg class="day-track" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" aria-hidden="true" focusable="false">${marks.join("")}</svg>`;
};
