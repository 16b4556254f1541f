/**
 * Text inside a PNG file, in an iTXt chunk (PNG specification, third edition, 11.3.3.4). Viewers pass over it.
 */

const keyword = "Comment";
/** Signature, and the IHDR chunk, which must come first: length, name, 13 bytes, checksum. */
const afterHeader = 8 + 4 + 4 + 13 + 4;

/** CRC-32 as PNG wants it (PNG specification, annex D). Node 20.11 has none of its own. */
const checksum = (data: Buffer): number => {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
};

const number = (value: number): Buffer => {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(value);
  return data;
};

/** Puts a note into a PNG that has none. */
export const withNote = (png: Buffer, note: string): Buffer => {
  // Keyword, not compressed, no language, no translated keyword, text in UTF-8.
  const content = Buffer.concat([Buffer.from("iTXt"), Buffer.from(`${keyword}\0\0\0\0\0${note}`, "utf8")]);
  const chunk = Buffer.concat([number(content.length - 4), content, number(checksum(content))]);
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
};

/** Reads the note of a PNG; undefined when it has none. */
export const noteOf = (png: Buffer): string | undefined => {
  for (let place = 8; place + 8 <= png.length;) {
    const length = png.readUInt32BE(place);
    const name = png.toString("latin1", place + 4, place + 8);
    const content = png.subarray(place + 8, place + 8 + length);
    const start = Buffer.from(`${keyword}\0\0\0\0\0`);
    if (name === "iTXt" && content.subarray(0, start.length).equals(start)) {
      return content.toString("utf8", start.length);
    }
    place += 12 + length;
  }
  return undefined;
};
