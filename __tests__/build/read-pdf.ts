import { execFileSync } from "node:child_process";
import path from "node:path";
import { z } from "zod";

const element = z.object({
  /** The structure type: H1, P, L, LI, Lbl, LBody, Link, Figure … */
  role: z.string(),
  alt: z.string().optional(),
  bbox: z.array(z.number()).optional(),
  /** Its own text, without that of its children. */
  text: z.string(),
  /** The targets of its link annotations. */
  targets: z.array(z.string()),
  childRoles: z.array(z.string()),
});

const pdf = z.object({
  pageCount: z.number(),
  size: z.array(z.number()),
  info: z.record(z.string(), z.unknown()),
  marked: z.boolean(),
  viewer: z.record(z.string(), z.unknown()).nullable(),
  annotationCount: z.number(),
  /** The structure tree in reading order, with its root. */
  elements: z.array(element),
  untagged: z.array(z.string()),
});

/** The first page of a PDF with its structure tree, read by pdf.js. */
export const readPdf = (file: Buffer): z.infer<typeof pdf> =>
  pdf.parse(
    JSON.parse(execFileSync(process.execPath, [path.join(__dirname, "print-pdf.mjs")], { input: file }).toString()),
  );
