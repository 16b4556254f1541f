import type { ComponentProps } from "react";
import type { HomeReasons } from "../../sections/home-reasons/home-reasons";

/** A sentence to be read in five ways, and the reasons below it. */
export const reasons: ComponentProps<typeof HomeReasons> = {
  heading: "Why we build ramps",
  sentence: "A [ramp](/services/) is for all, and so is a [rail](/pricing/).",
  notes: {
    contrast: "Black on yellow.",
    keyboard: "**Tab** goes on.",
    ear: "What Orca says.",
  },
  lines: [
    { key: "H", says: "**Why we build ramps** heading level 2." },
    { key: "Tab", says: "**ramp** link." },
  ],
  reasons: ["More people", "Search engines", "Less risk", "Fewer faults"].map((title) => ({
    title,
    text: "A reason.",
  })),
};
