/** The drawn signs of Step Up 90, as path data in a square of 24 by 24, stroke 2, round ends. */
const shapes = {
  today: [
    "M5 6.5h14a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V8A1.5 1.5 0 0 1 5 6.5Z",
    "M3.5 11h17",
    "M8 3.5v5",
    "M16 3.5v5",
  ],
  log: ["M12 3.2a8.8 8.8 0 1 0 .01 0Z", "M12 8v8", "M8 12h8"],
  trend: ["M4 4v16h16.5", "M8 10.5l3.5 3 3.5-1.5 4.5 4.5"],
  call: [
    "M6.2 3.5h3.6l1.5 4.8-2.4 1.9c1 2.2 2.4 3.7 4.7 4.8l2-2.4 4.9 1.5v3.7c0 1.6-1.1 2.7-2.6 2.7C10.4 20.3 4 13.7 3.6 6.2 3.6 4.6 4.7 3.5 6.2 3.5Z",
  ],
  speaker: ["M4 9.5h3.7L12.5 5.5v13L7.7 14.5H4Z", "M16 9.2c1.6 1.5 1.6 4.1 0 5.6", "M18.7 6.5c3.2 3 3.2 8 0 11"],
  microphone: ["M12 3a3 3 0 0 1 3 3v5.5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3Z", "M5.5 11.5a6.5 6.5 0 0 0 13 0", "M12 18v3.5"],
  undo: ["M9 5.5L4 10.5l5 5", "M4.5 10.5H14a5.5 5.5 0 0 1 0 9.5h-3"],
  back: ["M14.5 4.5L7 12l7.5 7.5"],
  next: ["M9.5 4.5L17 12l-7.5 7.5"],
  check: ["M5 12.8l4.7 4.7L19.5 6.8"],
  flag: ["M6 21V4", "M6 4.5h12l-3 4.25 3 4.25H6"],
  silent: ["M12 3.5a8.5 8.5 0 1 0 .01 0Z", "M12 7.5v5l3 2"],
  pill: ["M9.2 20.2a4.6 4.6 0 0 1-6.5-6.5L13.7 3.8a4.6 4.6 0 0 1 6.5 6.5Z", "M8.3 8.6l6.7 6.7"],
  steps: [
    "M8.5 3.5c2 0 3 2 3 4.5s-.8 4.5-2.2 4.5H7.2C5.9 12.5 5 10.5 5 8s1.5-4.5 3.5-4.5Z",
    "M6.8 15.5h2.7v1a2 2 0 0 1-2.7 0Z",
    "M15.5 8c2 0 3.5 2 3.5 4.5s-.9 4-2.2 4h-2.1c-1.4 0-2.2-1.5-2.2-4S13.5 8 15.5 8Z",
    "M14.5 19.5h2.7v.8a2 2 0 0 1-2.7 0Z",
  ],
  lock: ["M6 10.5h12v10H6Z", "M8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3"],
  hand: [
    "M8 12V5.5a1.5 1.5 0 0 1 3 0V11",
    "M11 10.5V4.3a1.5 1.5 0 0 1 3 0V11",
    "M14 10.5V5.8a1.5 1.5 0 0 1 3 0V14c0 4-2 7-5.5 7-3 0-4.3-1.5-5.5-4l-2-4a1.5 1.5 0 0 1 2.6-1.5L8 14",
  ],
  message: ["M4 5h16v11.5h-9L6.5 20.5v-4H4Z"],
  people: [
    "M9 4.5a3.5 3.5 0 1 0 .01 0Z",
    "M2.5 19.5c.5-4 3-6 6.5-6s6 2 6.5 6",
    "M16 5.2a3 3 0 0 1 0 5.8",
    "M18 14.2c2 .7 3.2 2.5 3.5 5.3",
  ],
  report: ["M6 3.5h8.5l4 4v13H6Z", "M9.5 12h5.5", "M9.5 16h5.5"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StepUpIcon = keyof typeof shapes;

/**
 * An icon beside words: hidden from assistive technology, because the words say it.
 * @param size edge in CSS pixels
 */
export const icon = (name: StepUpIcon, size = 24, stroke = 2): string =>
  `<svg class="icon" width="${String(size)}" height="${String(size)}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${String(stroke)}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${shapes[
    name
  ]
    .map((path) => `<path d="${path}"/>`)
    .join("")}</svg>`;
