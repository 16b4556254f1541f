/**
 * A wireframe is one description of a screen. The same description is drawn twice:
 * in pencil (`paper-wireframe.ts`) and in gray boxes (`digital-wireframe.ts`).
 * All measures are CSS pixels from the upper left corner of the screen.
 */
export interface Wireframe {
  /** Names the drawing and seeds its pencil strokes: the same name always gives the same strokes. */
  readonly name: string;
  readonly width: number;
  /** Where the picture begins, for a part of a screen below its top. Without it 0. */
  readonly top?: number;
  /** Where it ends. */
  readonly height: number;
  /** Drawn in this order, so later ones lie on top. */
  readonly elements: readonly WireframeElement[];
}

export type Tone = "none" | "light" | "mid" | "dark";
export type Align = "start" | "middle" | "end";

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Area extends Place {
  readonly w: number;
  readonly h: number;
}

/** A plain area: card, band, panel. Paper hatches `mid` and `dark` lightly, so that words on them stay readable. */
export interface BoxElement extends Area {
  readonly kind: "box";
  readonly tone?: Tone;
  /** Corner radius in the digital drawing. Default 8. */
  readonly radius?: number;
}

/** A place for a picture: a crossed box or a crossed circle. */
export interface ImageElement extends Area {
  readonly kind: "image";
  readonly label?: string;
  readonly shape?: "rect" | "circle";
}

/** A headline in real words. `y` is the baseline. */
export interface HeadingElement extends Place {
  readonly kind: "heading";
  readonly text: string;
  /** 1 is the largest (34 px), 2 is 24 px, 3 is 18 px. Default 2. */
  readonly level?: 1 | 2 | 3;
  readonly align?: Align;
  /** Light words, for text on a dark area of the digital drawing. */
  readonly onDark?: boolean;
}

/** Short real words. `y` is the baseline. */
export interface TextElement extends Place {
  readonly kind: "text";
  readonly text: string;
  /** In CSS pixels. Default 15. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: Align;
  readonly onDark?: boolean;
}

/** Running text that is not written yet: drawn as squiggles or bars. `y` is the top. */
export interface LinesElement extends Place {
  readonly kind: "lines";
  readonly w: number;
  readonly count: number;
  /** From one line to the next. Default 18. */
  readonly gap?: number;
  readonly align?: "start" | "middle";
}

/** A button. `main` is the one main action of the screen. */
export interface ButtonElement extends Area {
  readonly kind: "button";
  readonly label: string;
  readonly main?: boolean;
  /** Round ends instead of soft corners. */
  readonly pill?: boolean;
}

/** A field with its label above it. `y` is the top of the label, `h` the height of the field alone. */
export interface InputElement extends Area {
  readonly kind: "input";
  readonly label: string;
  readonly value?: string;
  /** Draws a small arrow for a field that opens a list. */
  readonly opens?: boolean;
}

/** A box or ring to tick, with its label. `y` is the middle. */
export interface ChoiceElement extends Place {
  readonly kind: "choice";
  readonly label: string;
  readonly shape: "tick" | "ring";
  readonly chosen?: boolean;
}

/** A bar of places to go, at the top or bottom of a screen. */
export interface NavBarElement extends Area {
  readonly kind: "navBar";
  /** The name at the start of the bar. Left out in a bottom bar. */
  readonly brand?: string;
  readonly items: readonly string[];
  /** Which item is the current one: 0 is the first. */
  readonly active?: number;
  /** Draw a small sign above each item (for bottom bars). */
  readonly icons?: readonly IconName[];
  /** The words of a button at the end of the bar: the one main action. */
  readonly button?: string;
  /** Menu sign at the end instead of the items (for phone headers). */
  readonly menu?: boolean;
}

/** A round portrait place. `x` and `y` are the middle. */
export interface AvatarElement extends Place {
  readonly kind: "avatar";
  readonly r: number;
}

export interface LineElement {
  readonly kind: "line";
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export const iconNames = [
  "menu",
  "search",
  "home",
  "person",
  "calendar",
  "clock",
  "check",
  "back",
  "forward",
  "plus",
  "bell",
  "speaker",
  "chart",
  "phone",
  "mail",
] as const;
export type IconName = (typeof iconNames)[number];

/** A small sign. `x` and `y` are the middle. */
export interface IconElement extends Place {
  readonly kind: "icon";
  readonly icon: IconName;
  /** In CSS pixels. Default 22. */
  readonly size?: number;
}

/** A bar that fills up, as for progress. `part` is 0 to 1. */
export interface MeterElement extends Area {
  readonly kind: "meter";
  readonly part: number;
}

/** A line of points, as in a graph. `values` are 0 (bottom) to 1 (top). */
export interface GraphElement extends Area {
  readonly kind: "graph";
  readonly values: readonly number[];
}

/**
 * A remark of the designer in colored pencil, with an arrow when `to` is given.
 * Only on paper unless `alsoDigital`. `y` is the first baseline; `\n` breaks the line.
 */
export interface NoteElement extends Place {
  readonly kind: "note";
  readonly text: string;
  readonly to?: Place;
  /** Where the arrow starts; the start of the text unless given. */
  readonly from?: Place;
  readonly size?: number;
  readonly align?: Align;
  readonly alsoDigital?: boolean;
}

export type WireframeElement =
  | BoxElement
  | ImageElement
  | HeadingElement
  | TextElement
  | LinesElement
  | ButtonElement
  | InputElement
  | ChoiceElement
  | NavBarElement
  | AvatarElement
  | LineElement
  | IconElement
  | MeterElement
  | GraphElement
  | NoteElement;

/** Sizes of headings in CSS pixels, the same on paper and screen so that both drawings match. */
export const headingSizes: Readonly<Record<1 | 2 | 3, number>> = { 1: 34, 2: 24, 3: 18 };

/** Space between the top of an input's label and the top of its field, in CSS pixels. */
export const inputLabelHeight = 24;
