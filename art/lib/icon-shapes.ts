import type { IconName } from "./wireframe";

/** The small signs of the wireframes, as path data in a square of 24 by 24. */
export const iconShapes: Readonly<Record<IconName, readonly string[]>> = {
  menu: ["M3 6H21", "M3 12H21", "M3 18H21"],
  search: ["M10 3.5a6.5 6.5 0 1 0 .01 0", "M15 15L21 21"],
  home: ["M3 12L12 4L21 12", "M6 10V20.5H18V10"],
  person: ["M12 4a4 4 0 1 0 .01 0", "M4 21C4.5 16.5 8 14.8 12 14.8S19.5 16.5 20 21"],
  calendar: ["M4 6H20V20.5H4Z", "M4 10.5H20", "M8.5 3V7.5", "M15.5 3V7.5"],
  clock: ["M12 3a9 9 0 1 0 .01 0", "M12 7.5V12.5L15.5 14.5"],
  check: ["M4 12.5L9.5 18.5L20 5.5"],
  back: ["M15 4L7 12L15 20"],
  forward: ["M9 4L17 12L9 20"],
  plus: ["M12 4V20", "M4 12H20"],
  bell: ["M5 17.5H19C17 15.5 17.5 12 17 9.5A5 5 0 0 0 7 9.5C6.5 12 7 15.5 5 17.5Z", "M10.3 20.5H13.7"],
  speaker: ["M4 9.5H8L13 5V19L8 14.5H4Z", "M16 9C17.6 10.6 17.6 13.4 16 15", "M18.7 6.5C22 9.5 22 14.5 18.7 17.5"],
  chart: ["M4 4V20H20.5", "M7.5 15.5L11.5 10.5L15 13L20 6.5"],
  phone: [
    "M6 3.5H10L11.5 8.5L9 10.5C10 12.8 11.2 14 13.5 15L15.5 12.5L20.5 14V18C20.5 19.5 19.5 20.5 18 20.5C10.5 20 4 13.5 3.5 6C3.5 4.5 4.5 3.5 6 3.5Z",
  ],
  mail: ["M3 5.5H21V18.5H3Z", "M3.5 6.5L12 13L20.5 6.5"],
};
