import { inflateSync } from "node:zlib";

/**
 * Reads as much of a PDF as its tests ask for (PDF 1.7, ISO 32000-1): objects, the structure tree, and the text of
 * tagged content by way of the fonts' ToUnicode maps. It knows what pdfkit writes: a plain cross-reference table,
 * no object streams, streams packed by Flate.
 */

export interface PdfObject {
  readonly id: number;
  /** The dictionary or value as it is written. */
  readonly text: string;
  readonly stream: Buffer | undefined;
}

/** A node of the structure tree. */
export interface StructureElement {
  readonly tag: string;
  readonly dictionary: string;
  readonly children: readonly StructureElement[];
  /** Its own words, without those of its children. */
  readonly words: string;
  /** Addresses of links that belong to it. */
  readonly links: readonly string[];
}

const objectsOf = (file: Buffer): ReadonlyMap<number, PdfObject> => {
  const source = file.toString("latin1");
  const objects = new Map<number, PdfObject>();
  for (const match of source.matchAll(/(?:^|\n)(\d+) 0 obj\n/gu)) {
    const begin = match.index + match[0].length;
    const end = source.indexOf("\nendobj", begin);
    const whole = source.slice(begin, end);
    const at = whole.indexOf("\nstream\n");
    const id = Number(match[1]);
    if (at < 0) {
      objects.set(id, { id, text: whole, stream: undefined });
      continue;
    }
    const text = whole.slice(0, at);
    const length = Number(/\/Length (\d+)/u.exec(text)?.[1]);
    const data = file.subarray(begin + at + 8, begin + at + 8 + length);
    objects.set(id, { id, text, stream: text.includes("/FlateDecode") ? inflateSync(data) : data });
  }
  return objects;
};

/** Literal strings, and UTF-16 ones, as pdfkit writes them. */
const stringIn = (text: string, key: string): string | undefined => {
  const literal = new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`, "su").exec(text)?.[1];
  if (literal === undefined) return undefined;
  const plain = literal.replace(/\\([()\\])/gu, "$1");
  if (!plain.startsWith("\u00fe\u00ff")) return plain;
  const bytes = Buffer.from(plain.slice(2), "latin1");
  return bytes.swap16().toString("utf16le");
};

const referencesIn = (list: string): readonly number[] => [...list.matchAll(/(\d+) 0 R/gu)].map(([, id]) => Number(id));

/** Glyph codes to text, from a ToUnicode map. */
const unicodeOf = (map: string): ReadonlyMap<number, string> => {
  const codes = new Map<number, string>();
  const text = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");
  for (const [, first = "", , list = ""] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/giu)) {
    [...list.matchAll(/<([0-9a-f]+)>/giu)].forEach(([, hex = ""], index) => {
      codes.set(Number.parseInt(first, 16) + index, text(hex));
    });
  }
  return codes;
};

/** What stands in each piece of marked content, by its number (MCID). */
const markedWords = (content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>) => {
  const words = new Map<number, string>();
  let font: ReadonlyMap<number, string> = new Map();
  let current: number | undefined;
  for (const [token, mark, fontName, shown] of content.matchAll(
    /BDC|EMC|\/MCID (\d+)|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gu,
  )) {
    if (mark !== undefined) current = Number(mark);
    else if (fontName !== undefined) font = fonts.get(fontName) ?? new Map();
    else if (token === "EMC") current = undefined;
    else if (shown !== undefined && current !== undefined) {
      const text = [...shown.matchAll(/<([0-9a-f]+)>/giu)]
        .flatMap(([, hex = ""]) => hex.match(/.{4}/gu) ?? [])
        .map((code) => font.get(Number.parseInt(code, 16)) ?? "\ufffd")
        .join("");
      const before = words.get(current);
      words.set(current, before === undefined ? text : `${before} ${text}`);
    }
  }
  return words;
};

export interface ReadPdf {
  readonly catalog: string;
  readonly marked: boolean;
  readonly pageCount: number;
  readonly pageSize: readonly number[];
  readonly info: Readonly<Record<"Title" | "Subject" | "Author", string | undefined>>;
  readonly structure: readonly StructureElement[];
  /** Fonts that are named but not inside the file. */
  readonly looseFonts: readonly string[];
  /** Pieces of the page that neither belong to the structure nor are marked as decoration. */
  readonly untagged: boolean;
}

/** @throws when a part is missing that every tagged PDF has */
export const readPdf = (file: Buffer): ReadPdf => {
  const objects = objectsOf(file);
  const get = (id: number | undefined): PdfObject => {
    const found = id === undefined ? undefined : objects.get(id);
    if (found === undefined) throw new Error(`The PDF has no object ${String(id)}.`);
    return found;
  };
  const find = (pattern: RegExp): PdfObject => {
    const found = [...objects.values()].find(({ text }) => pattern.test(text));
    if (found === undefined) throw new Error(`The PDF has nothing like ${String(pattern)}.`);
    return found;
  };
  const reference = (text: string, key: string): number | undefined => {
    const id = new RegExp(`/${key} (\\d+) 0 R`, "u").exec(text)?.[1];
    return id === undefined ? undefined : Number(id);
  };
  const trailer = file.toString("latin1").split("trailer").at(-1) ?? "";
  const catalog = get(reference(trailer, "Root")).text;
  const pagesText = get(reference(catalog, "Pages")).text;
  const page = find(/\/Type \/Page\b/u);
  const resources = get(reference(page.text, "Resources")).text;
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/gu)].map(([, name = "", id]) => {
      const font = get(Number(id)).text;
      return [name, unicodeOf(get(reference(font, "ToUnicode")).stream?.toString("latin1") ?? "")] as const;
    }),
  );
  const content = get(reference(page.text, "Contents")).stream?.toString("latin1") ?? "";
  const words = markedWords(content, fonts);
  const elementOf = (id: number): StructureElement => {
    const { text } = get(id);
    const kids = /\/K \[([\s\S]*)\]/u.exec(text)?.[1] ?? "";
    const objectReferences = [...kids.matchAll(/\/Obj (\d+) 0 R/gu)].map(([, annotation]) => Number(annotation));
    const plainKids = kids.replace(/<<[\s\S]*?>>/gu, " ");
    const children = referencesIn(plainKids).map(elementOf);
    const marks = plainKids.replace(/\d+ 0 R/gu, " ").match(/\d+/gu) ?? [];
    return {
      tag: /\/S \/(\w+)/u.exec(text)?.[1] ?? "",
      dictionary: text,
      children,
      // Lines end in a blank of their own.
      words: marks
        .map((mark) => words.get(Number(mark)) ?? "")
        .join(" ")
        .replace(/\s+/gu, " ")
        .trim(),
      links: objectReferences.map((annotation) => {
        const action = get(reference(get(annotation).text, "A")).text;
        return stringIn(action, "URI") ?? "";
      }),
    };
  };
  const tree = get(reference(catalog, "StructTreeRoot")).text;
  const infoText = get(reference(trailer, "Info")).text;
  const infoOf = (key: string): string | undefined => {
    const id = reference(infoText, key);
    return id === undefined ? stringIn(infoText, key) : stringIn(`/${key} ${get(id).text}`, key);
  };
  return {
    catalog,
    marked: get(reference(catalog, "MarkInfo")).text.includes("/Marked true"),
    pageCount: Number(/\/Count (\d+)/u.exec(pagesText)?.[1]),
    pageSize: (/\/MediaBox \[([^\]]*)\]/u.exec(page.text)?.[1] ?? "").trim().split(/\s+/u).map(Number),
    info: { Title: infoOf("Title"), Subject: infoOf("Subject"), Author: infoOf("Author") },
    structure: referencesIn(/\/K \[?([^\]\n]*)/u.exec(tree)?.[1] ?? "").map(elementOf),
    looseFonts: [...objects.values()]
      .filter(({ text }) => text.includes("/Type /FontDescriptor") && !/\/FontFile[23]? /u.test(text))
      .map(({ text }) => text),
    untagged: /(?:BT|re\s|\bf\n|\bS\n)/u.test(content.replace(/\/\w+ <<[^>]*>> BDC[\s\S]*?EMC/gu, "")),
  };
};
