/** What pdfkit takes and its published types do not name yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right, bottom, in points from the sheet's top left. */
    bbox?: [number, number, number, number];
    placement?: "Block" | "Inline";
  }

  interface TaggedLink {
    structParent: PDFKit.PDFStructureElement;
    /** A String object: pdfkit would write a plain string as a PDF name. */
    Contents: object;
  }

  interface PDFAnnotation {
    link(x: number, y: number, w: number, h: number, url: string, options: TaggedLink): this;
  }
}
