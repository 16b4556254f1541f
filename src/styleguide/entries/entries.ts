import { components } from "./components";
import type { Entry } from "./entry";
import { sections } from "./sections";

/** All that the style guide shows, in its order. */
export const groups: readonly { readonly id: string; readonly heading: string; readonly entries: readonly Entry[] }[] =
  [
    { id: "components", heading: "Components", entries: components },
    { id: "sections", heading: "Sections", entries: sections },
  ];
