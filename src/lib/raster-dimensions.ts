/** Width and height of a picture, in pixels. */
export interface RasterDimensions {
  readonly width: number;
  readonly height: number;
}

const pngSize = (bytes: Buffer): RasterDimensions | undefined =>
  bytes.length >= 24 && bytes.subarray(12, 16).toString("latin1") === "IHDR"
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

/** A JPEG is a row of segments; the one that begins a frame (0xC0 to 0xCF, three of them aside) holds the size. */
const jpegSize = (bytes: Buffer): RasterDimensions | undefined => {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

/**
 * Reads a picture's size from its first bytes, without decoding it.
 * @param bytes a PNG (W3C PNG specification, 11.2.1) or JPEG file (ITU-T T.81, B.2.2); its beginning is enough
 * @returns undefined when the bytes are neither
 */
export const rasterDimensions = (bytes: Buffer): RasterDimensions | undefined => {
  if (bytes.subarray(0, 4).toString("latin1") === "\x89PNG") return pngSize(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(bytes);
  return undefined;
};
