import type PDFDocument from "pdfkit";
import { colors } from "./sheet";

type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document["struct"]>;
type Tag = Parameters<Document["struct"]>[0];

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
}

interface TextBox {
  readonly x: number;
  readonly width: number;
}

/** Lines are a little apart, as on the site. */
const lineGap = (size: number): number => size * 0.16;

/**
 * Writes text down a page and into the structure tree at the same time, so that what is read aloud has the order,
 * headings, lists and links of what is seen (PDF 1.7, 14.7 and 14.8). All measures are points from the sheet's top left.
 */
export class TaggedPage {
  readonly #document: Document;
  /** All else hangs on one element of the whole document (PDF 1.7, 14.8.4.2). */
  readonly #whole: Element;
  /** Where the next line begins. */
  y = 0;

  constructor(document: Document) {
    this.#document = document;
    this.#whole = document.struct("Document");
    document.addStructure(this.#whole);
  }

  /** Nothing is added after this. */
  end(): void {
    this.#whole.end();
  }

  /** Draws what only pleases the eye: screen readers pass over it. */
  decoration(draw: (document: Document) => void): void {
    this.#document.markContent("Artifact", { type: "Layout" });
    this.#document.save();
    draw(this.#document);
    this.#document.restore();
    this.#document.endMarkedContent();
  }

  /** A drawing that says something, with its alternative text. @param box left, top, right, bottom */
  figure(alt: string, box: [number, number, number, number], draw: (document: Document) => void): void {
    this.#add(
      this.#document.struct("Figure", { alt, bbox: box, placement: "Block" }, () => {
        this.#document.save();
        draw(this.#document);
        this.#document.restore();
      }),
    );
  }

  /** A heading or a paragraph at the present height; the height moves on. */
  text(tag: "H1" | "H2" | "P", words: string, box: TextBox, style: TextStyle): void {
    this.#add(this.#document.struct(tag, {}, () => this.write(words, box, style)));
  }

  /** A list with bullets or none. Each entry writes itself and gives the elements that hold its words. */
  list(entries: readonly ((body: ListEntry) => void)[], gap: number): void {
    const list = this.#document.struct("L");
    this.#add(list);
    for (const write of entries) {
      const item = this.#document.struct("LI");
      list.add(item);
      write(new ListEntry(this, this.#document, item));
      item.end();
      this.y += gap;
    }
    list.end();
  }

  /** Writes words where `y` is, and moves `y` under them. For use inside an element's closure. */
  write(words: string, { x, width }: TextBox, style: TextStyle, underline = false): void {
    const { size, bold = false, color = colors.ink } = style;
    this.#document
      .font(bold ? "bold" : "body")
      .fontSize(size)
      .fillColor(color)
      .text(words, x, this.y, { width, underline, lineGap: lineGap(size) });
    this.y = this.#document.y;
  }

  #add(element: Element): void {
    this.#whole.add(element);
  }
}

/** One entry of a list while it is being written. */
export class ListEntry {
  readonly #page: TaggedPage;
  readonly #document: Document;
  readonly #item: Element;

  constructor(page: TaggedPage, document: Document, item: Element) {
    this.#page = page;
    this.#document = document;
    this.#item = item;
  }

  /** The bullet, the number or the name at the entry's front. The height stays, because the body stands beside it. */
  label(words: string, box: TextBox, style: TextStyle): void {
    const { y } = this.#page;
    this.#item.add(this.#closure("Lbl", words, box, style));
    this.#page.y = y;
  }

  /** The entry's words. */
  body(words: string, box: TextBox, style: TextStyle): void {
    this.#item.add(this.#closure("LBody", words, box, style));
  }

  /** The entry's words, all of them a link. @param rest words after the link */
  linkBody(words: string, to: string, box: TextBox, style: TextStyle, rest?: string): void {
    const body = this.#document.struct("LBody");
    this.#item.add(body);
    const { y } = this.#page;
    const measure = this.#document.font(style.bold === true ? "bold" : "body").fontSize(style.size);
    const width = measure.widthOfString(words);
    const height = measure.currentLineHeight(true);
    const link: Element = this.#document.struct("Link", {}, () => {
      this.#page.write(words, box, { ...style, color: colors.violet }, true);
      this.#document.link(box.x, y, width, height, to, { structParent: link, Contents: new String(words) });
    });
    body.add(link);
    if (rest !== undefined) {
      this.#page.y = y;
      body.add(this.#closure("Span", rest, { x: box.x + width, width: box.width - width }, { size: style.size }));
    }
    body.end();
  }

  #closure(tag: Tag, words: string, box: TextBox, style: TextStyle): Element {
    return this.#document.struct(tag, {}, () => this.#page.write(words, box, style));
  }
}
