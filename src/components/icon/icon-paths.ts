/**
 * Our own icons on a field of 24 by 24 units, drawn as lines of 2 units with square ends. Each string is the `d` of one path.
 * The first are those that content may name (src/content-schema/shared-schemas.ts); the others are of the layout and of controls.
 */
export const iconPaths = {
  // A ramp that rises 1 in 12 under a rail on two posts.
  ramp: "M2 20 22 18.33V20ZM4 15V10.5L20 9.17V13.5M4 10.5 20 9.17",
  people:
    "M8 4.5a2.5 2.5 0 1 0 .01 0ZM16.5 6a2 2 0 1 0 .01 0ZM3 20v-4.5a5 5 0 0 1 10 0V20M14.5 12.2A4 4 0 0 1 21 15.5V20",
  search: "M10.5 3.5a7 7 0 1 0 .01 0ZM15.6 15.6 21 21M7.5 10.5h6",
  shield: "M12 3 4.5 5.5V12c0 4.5 3 7.5 7.5 9 4.5-1.5 7.5-4.5 7.5-9V5.5ZM8.5 12l2.5 2.5 4.5-5",
  speech: "M3.5 4.5h17v11.5H12L7 20.5V16H3.5ZM8 9h8M8 12h5",
  pen: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5 17.5 10",
  code: "M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14",
  check: "M4 4h16v16H4ZM8 12l3 3 5.5-6",
  compass: "M12 3a9 9 0 1 0 .01 0ZM15.5 8.5l-2 5-5 2 2-5Z",
  document: "M6 3h8.5L19 7.5V21H6ZM14 3v5h5M9 12h7M9 16h7",
  captions: "M3 5h18v14H3ZM10.5 10.5a2.2 2.2 0 1 0 0 3M17.5 10.5a2.2 2.2 0 1 0 0 3",
  teach: "M3 4h18v11H3ZM12 15v3M8 21l4-3 4 3M7 8h6M7 11h9",
  phone: "M7 2.5h10v19H7ZM10.5 18.5h3",
  desktop: "M2.5 4h19v12.5h-19ZM12 16.5V20M7.5 20.5h9",
  clock: "M12 3a9 9 0 1 0 .01 0ZM12 7v5.5l3.5 2",
  heart: "M12 20.5C6 16 3 13 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 4-3 7-9 11.5Z",
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5 5 19",
  "arrow-right": "M3 12h17M14 6l6 6-6 6",
  "arrow-left": "M21 12H4M10 6l-6 6 6 6",
  projects: "M3 6.5h18v13H3ZM8.5 6.5V4h7v2.5M3 12h18",
  a11y: "M12 3.5a1.8 1.8 0 1 0 .01 0ZM4 9c5 1.3 11 1.3 16 0M12 10v5M12 14.5 8.5 21M12 14.5 15.5 21",
  home: "M3 11.5 12 4l9 7.5M5.5 10v10.5h13V10M10 20.5V15h4v5.5",
  services: "M3 7h11M18 7h3M14 4.5v5M3 17h3M10 17h11M10 14.5v5",
  facebook:
    "M14 21v-8h3l.5-3.5H14V7.5c0-1.2.5-2 2-2h1.5V2.5C17 2.4 16 2.3 15 2.3c-2.6 0-4.5 1.6-4.5 4.6v2.6H7.5V13h3v8Z",
  linkedin:
    "M4 9.5h3.5V20H4ZM5.7 3.8a1.9 1.9 0 1 0 .01 0ZM10.5 20V9.5H14V11c.8-1.2 2-1.8 3.3-1.8 2.5 0 3.7 1.7 3.7 4.3V20h-3.5v-6c0-1.2-.5-2-1.6-2-1.2 0-1.9.9-1.9 2.2V20Z",
  mail: "M3 5.5h18v13H3ZM3.5 6.5 12 13l8.5-6.5",
  pin: "M12 21.5C7.5 16 5.5 13 5.5 9.5a6.5 6.5 0 0 1 13 0c0 3.5-2 6.5-6.5 12ZM12 7.3a2.2 2.2 0 1 0 .01 0Z",
  error: "M12 3 22 20.5H2ZM12 9.5v5M12 16.5v1.5",
  success: "M12 3a9 9 0 1 0 .01 0ZM8 12.5l2.8 2.8L16 9.5",
  none: "M12 3a9 9 0 1 0 .01 0ZM8 12h8",
  download: "M12 3v12M6 9.5l6 6 6-6M4 20.5h16",
  enlarge: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
} as const satisfies Readonly<Record<Queries.IconName, string> & Record<string, string>>;

export type IconName = keyof typeof iconPaths;

export const filledIcons: ReadonlySet<IconName> = new Set(["facebook", "linkedin"]);
