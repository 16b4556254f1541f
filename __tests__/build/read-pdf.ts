import { execFileSync } from "node:child_process";
import path from "node:path";
import { z } from "zod";

export interface PdfElement {
  /** The structure type: H1, P, L, LI, Lbl, LBody, Link, Figure … */
  readonly role: string;
  readonly alt?: string | undefined;
  readonly bbox?: readonly number[] | undefined;
  /** Its own text, without that of its children. */
  readonly text: string;
  /** Ids of its link annotations. */
  readonly annotations: readonly string[];
  readonly children: readonly PdfElement[];
}

const element: z.ZodType<PdfElement> = z.object({
  role: z.string(),
  alt: z.string().optional(),
  bbox: z.array(z.number()).optional(),
  text: z.string(),
  annotations: z.array(z.string()),
  children: z.lazy(() => z.array(element)),
});

const pdf = z.object({
  pageCount: z.number(),
  size: z.array(z.number()),
  info: z.record(z.string(), z.unknown()),
  marked: z.boolean(),
  viewer: z.record(z.string(), z.unknown()).nullable(),
  /** Targets by the id of the annotation. */
  links: z.record(z.string(), z.string()),
  structure: z.array(element),
  untagged: z.array(z.string()),
});

/** The first page of a PDF with its structure tree, read by pdf.js. */
export const readPdf = (file: Buffer): z.infer<typeof pdf> =>
  pdf.parse(
    JSON.parse(execFileSync(process.execPath, [path.join(__dirname, "print-pdf.mjs")], { input: file }).toString()),
  );

/** All elements of a structure tree, in reading order. */
export const flatten = (elements: readonly PdfElement[]): readonly PdfElement[] =>
  elements.flatMap((one) => [one, ...flatten(one.children)]);
