import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq, parseDocument, type Document, visit, type YAMLMap, type YAMLSeq } from "yaml";

/**
 * The visual editor writes a file anew: without its comments, and with every text in quotes. Comments tell what a file
 * is, mark samples and name the schema, so they are put back: what was changed is written into the file as it was.
 */

const read = (text: string): Document.Parsed =>
  // Texts that look like a day are quoted then, as the content check demands.
  parseDocument(text, { customTags: ["timestamp"] });

const plain = (document: Document, node: unknown): unknown =>
  typeof node === "object" && node !== null && "toJS" in node && typeof node.toJS === "function"
    ? (node.toJS as (of: Document) => unknown)(document)
    : node;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The node with another value: changed in place where it can be, so that what is around it stays. */
const withValue = (document: Document, node: unknown, wanted: unknown): unknown => {
  if (isDeepStrictEqual(plain(document, node), wanted)) return node;
  if (isMap(node) && isRecord(wanted)) return changeMap(document, node, wanted);
  if (isSeq(node) && Array.isArray(wanted)) return changeList(document, node, wanted);
  if (isScalar(node) && !isRecord(wanted) && !Array.isArray(wanted)) {
    node.value = wanted;
    // How and where the old value was written says nothing of the new one.
    delete node.source;
    delete node.range;
    return node;
  }
  return document.createNode(wanted);
};

const changeMap = (document: Document, map: YAMLMap, wanted: Readonly<Record<string, unknown>>): YAMLMap => {
  for (const { key } of [...map.items]) {
    if (!isScalar(key) || !(String(key.value) in wanted)) map.delete(key);
  }
  for (const [key, value] of Object.entries(wanted)) {
    map.set(key, map.has(key) ? withValue(document, map.get(key, true), value) : document.createNode(value));
  }
  return map;
};

const changeList = (document: Document, list: YAMLSeq, wanted: readonly unknown[]): YAMLSeq => {
  // Entries that only changed their place keep their node; the others change the entry at theirs.
  const left = new Set<unknown>(list.items);
  const kept = wanted.map((value) => {
    const same = [...left].find((item) => isDeepStrictEqual(plain(document, item), value));
    if (same !== undefined) left.delete(same);
    return same;
  });
  const before = [...list.items];
  list.items = wanted.map((value, index) => {
    const same = kept[index];
    if (same !== undefined) return same;
    const here = before[index];
    return left.delete(here) ? withValue(document, here, value) : document.createNode(value);
  });
  return list;
};

/** The document as text. Paragraphs that were broken into lines, and were not changed, keep their lines. */
const written = (document: Document, before: string): string => {
  const kept: string[] = [];
  visit(document, {
    Scalar: (_, node) => {
      if (!node.range || (node.type !== "BLOCK_FOLDED" && node.type !== "BLOCK_LITERAL")) return;
      node.value = `kept-as-it-was-${kept.length}-`;
      node.type = "PLAIN";
      kept.push(before.slice(node.range[0], node.range[1]).trimEnd());
    },
  });
  return document
    .toString({ lineWidth: 0, flowCollectionPadding: false })
    .replaceAll(/kept-as-it-was-(\d+)-/gu, (_, number: string) => kept[Number(number)] ?? "");
};

const hasComments = (text: string): boolean => /^\s*#/mu.test(text);

/**
 * A file as it was, with what a program changed in it.
 * @param before the file with its comments
 * @param after the file as the program wrote it
 * @returns `after` as it is, where nothing was lost or it is no YAML
 */
export const keepComments = (before: string, after: string): string => {
  if (!hasComments(before) || hasComments(after)) return after;
  const document = read(before);
  const wanted = read(after);
  if (document.errors.length > 0 || wanted.errors.length > 0 || !isMap(document.contents)) return after;
  const value: unknown = wanted.toJS();
  if (isDeepStrictEqual(document.toJS(), value)) return before;
  if (!isRecord(value)) return after;
  changeMap(document, document.contents, value);
  return written(document, before);
};
