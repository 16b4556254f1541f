import { buffer } from "node:stream/consumers";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

// Reads a PDF from standard input and prints what its tests need as JSON. Its own process: pdfjs-dist is ESM, Jest is not.
const data = new Uint8Array(await buffer(process.stdin));
const document = await getDocument({ data, useSystemFonts: false, verbosity: VerbosityLevel.ERRORS }).promise;
const page = await document.getPage(1);
const { items } = await page.getTextContent({ includeMarkedContent: true });

/** Text by the id of its marked content; `untagged` holds text outside of the structure tree and of artifacts. */
const texts = new Map();
const open = [];
const untagged = [];
for (const item of items) {
  if (item.type === "endMarkedContent") open.pop();
  else if (item.type !== undefined) open.push(item.id ?? item.tag);
  else if (open.length === 0) untagged.push(item.str);
  else texts.set(open.at(-1), `${texts.get(open.at(-1)) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
}

const annotations = await page.getAnnotations();

/** The elements of the structure tree in reading order. */
const elements = [];
const collect = ({ role, alt, bbox, children }) => {
  elements.push({
    role,
    alt,
    bbox,
    text: children
      .map(({ type, id }) => (type === "content" ? (texts.get(id) ?? "") : ""))
      .join(" ")
      .replace(/\s+/gu, " ")
      .trim(),
    targets: children.flatMap(({ type, id }) =>
      type === "object" ? annotations.filter((one) => one.id === id).flatMap(({ url }) => url ?? []) : [],
    ),
    childRoles: children.flatMap((child) => child.role ?? []),
  });
  for (const child of children) if (child.role !== undefined) collect(child);
};
collect(await page.getStructTree());

const { info } = await document.getMetadata();
console.log(
  JSON.stringify({
    pageCount: document.numPages,
    size: page.view,
    info,
    marked: (await document.getMarkInfo())?.Marked ?? false,
    viewer: await document.getViewerPreferences(),
    annotationCount: annotations.length,
    elements,
    untagged,
  }),
);
