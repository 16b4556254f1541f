import { palette } from "../lib/palette";
import { place } from "../lib/svg";
import { buttons } from "./panels/buttons";
import { captions } from "./panels/captions";
import { contrast } from "./panels/contrast";
import { keyboard } from "./panels/keyboard";
import { drawPanel } from "./panels/panel";
import { plainWords } from "./panels/plain-words";
import { picture } from "./parts";

const panels = [captions, contrast, buttons, keyboard, plainWords];

/** Captions, strong contrast, large buttons, keyboard use, and plain words, side by side. */
export const features = (): string =>
  picture(
    760,
    300,
    palette.violetDeep,
    panels
      .map((panel, index) =>
        place({ x: 16 + index * 147, y: 16 }, drawPanel(panel, { width: 140, height: 268, lying: false, words: 16 })),
      )
      .join(""),
  );

/** The same for phones, one below the other. */
export const featuresNarrow = (): string =>
  picture(
    328,
    806,
    palette.violetDeep,
    panels
      .map((panel, index) =>
        place({ x: 12, y: 12 + index * 158 }, drawPanel(panel, { width: 304, height: 150, lying: true, words: 15 })),
      )
      .join(""),
  );
