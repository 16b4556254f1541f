import { components } from "./components";
import type { Entry } from "./entry";
import { studioSections } from "./sections-studio";
import { workSections } from "./sections-work";

/** All that the style guide shows, in its order. */
export const groups: readonly { readonly id: string; readonly heading: string; readonly entries: readonly Entry[] }[] =
  [
    { id: "components", heading: "Components", entries: components },
    { id: "studio-sections", heading: "Sections of the studio's pages", entries: studioSections },
    { id: "work-sections", heading: "Sections of the work and of the site's own pages", entries: workSections },
  ];
