import type { Page } from "@playwright/test";
import type { Wireframe } from "./wireframe";

/** A part of a page, in CSS pixels from its top left corner. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a screenshot is taken of, and how large. */
export interface ScreenshotOptions {
  /** The page as text. Give this or `prototype`. */
  readonly html?: string;
  /** A page of static/prototypes/, as "senate/bills.html": the product alone, without the studio's words around it. */
  readonly prototype?: string;
  /** What a visitor does in the prototype before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  /** Height of the window in CSS pixels; the picture is exactly this high unless `clip` is given. */
  readonly height: number;
  /** Device pixels a CSS pixel: 2 gives a picture twice as wide as `width`. */
  readonly scale: number;
  /** The PNG to write, path from the project root. */
  readonly output: string;
  /** Take only this part of the window, in CSS pixels: a detail at a size that is read on a phone. */
  readonly clip?: Clip;
  /** Leave the ground see-through instead of white. */
  readonly background?: "transparent";
  /**
   * The most colors the PNG may have, 2 to 256. Fewer make a smaller file; flat drawings need few.
   * `"all"` keeps every color, for pictures with soft shades.
   */
  readonly colors?: number | "all";
}

/** What a job may use. Every tool makes the folders it needs and overwrites what was there. */
export interface ArtTools {
  /** Takes a picture of a page with Chromium. The studio's fonts can be used by name (see `fonts.ts`). */
  readonly screenshotHtml: (options: ScreenshotOptions) => Promise<void>;
  /**
   * Writes an SVG file, path from the project root. Refuses scripts and references to other files.
   * @param smallestWords how high its smallest words are, where `smallestTextOfSvg` can't read that
   */
  readonly writeSvg: (output: string, svg: string, smallestWords?: number) => Promise<void>;
  /** Draws a wireframe in pencil on paper, as a PNG at twice its size. */
  readonly paperWireframe: (frame: Wireframe, output: string) => Promise<void>;
  /** Draws the same wireframe in clean gray boxes, as a PNG at twice its size. */
  readonly digitalWireframe: (frame: Wireframe, output: string) => Promise<void>;
}

/** One picture: where it goes and how it is made. */
export interface ArtJob {
  /** The drawing that it is made from, where that is one file: "portraits/rosa-delgado.svg". */
  readonly source?: string;
  /** Path from the project root. */
  readonly output: string;
  readonly make: (tools: ArtTools) => Promise<void>;
}
