import type PDFDocument from "pdfkit";
import { designToken } from "../../data-layer/read-design-tokens";

type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document["struct"]>;

/** A text in a column. */
export interface TextOptions {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
}

/** A list entry: label (`Lbl`), body (`LBody`), and the target where the body is a link. */
export interface ListEntry {
  readonly label: TextOptions;
  readonly body: TextOptions;
  readonly link?: string | undefined;
  /** Words after the link, on its line. */
  readonly after?: string;
}

/**
 * Writes text onto a page and into the structure tree at the same time, so that both have the same order, headings,
 * lists and links (PDF 1.7, 14.7 and 14.8). All measures are points from the sheet's top left.
 */
export class TaggedPage {
  readonly #document: Document;
  /** The root of the structure tree, a `Document` element (PDF 1.7, 14.8.4.2). */
  readonly #root: Element;
  /** Where the next line begins. */
  y = 0;

  constructor(document: Document) {
    this.#document = document;
    this.#root = document.struct("Document");
    document.addStructure(this.#root);
  }

  /** Draws an artifact, which screen readers skip. */
  decoration(draw: (document: Document) => void): void {
    this.#document.markContent("Artifact", { type: "Layout" });
    this.#draw(draw);
    this.#document.endMarkedContent();
  }

  /** A figure with its alternative text. @param bbox left, top, right, bottom */
  figure(alt: string, bbox: [number, number, number, number], draw: (document: Document) => void): void {
    this.#root.add(this.#document.struct("Figure", { alt, bbox, placement: "Block" }, () => this.#draw(draw)));
  }

  /** A heading or a paragraph at `y`; moves `y` below it. */
  text(tag: "H1" | "H2" | "P", options: TextOptions): void {
    this.#root.add(this.#document.struct(tag, {}, () => this.#write(options)));
  }

  /** A list. @param gap the space below each entry */
  list(entries: readonly ListEntry[], gap: number): void {
    const items = entries.map((entry) =>
      this.#document.struct("LI", {}, [
        this.#document.struct("Lbl", {}, () => this.#write(entry.label, { stay: true })),
        entry.link === undefined
          ? this.#document.struct("LBody", {}, () => this.#write(entry.body, { gap }))
          : this.#linkBody(entry, entry.link, gap),
      ]),
    );
    this.#root.add(this.#document.struct("L", {}, items));
  }

  #linkBody({ body, after }: ListEntry, to: string, gap: number): Element {
    const link: Element = this.#document.struct("Link", {}, () => {
      const { y } = this;
      this.#write({ ...body, color: designToken("violet") }, { underline: true, gap, stay: after !== undefined });
      const [width, height] = [this.#document.widthOfString(body.text), this.#document.currentLineHeight(true)];
      this.#document.link(body.x, y, width, height, to, { structParent: link, Contents: new String(body.text) });
    });
    if (after === undefined) return this.#document.struct("LBody", {}, [link]);
    const rest = this.#document.struct("Span", {}, () => {
      // The link's font is still set.
      const width = this.#document.widthOfString(body.text);
      this.#write({ text: after, x: body.x + width, width: body.width - width, size: body.size }, { gap });
    });
    return this.#document.struct("LBody", {}, [link, rest]);
  }

  /** Writes at `y`, and moves `y` below the words and a gap, unless more follows beside them. */
  #write({ text, x, width, size, bold, color }: TextOptions, { underline = false, gap = 0, stay = false } = {}): void {
    this.#document
      .font(bold === true ? "bold" : "body")
      .fontSize(size)
      .fillColor(color ?? designToken("ink"))
      // Lines are a little apart, as on the site.
      .text(text, x, this.y, { width, underline, lineGap: size * 0.16 });
    if (!stay) this.y = this.#document.y + gap;
  }

  #draw(draw: (document: Document) => void): void {
    this.#document.save();
    draw(this.#document);
    this.#document.restore();
  }
}
