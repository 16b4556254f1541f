/** A PNG for an icon file, and its width and height in pixels. */
export interface IconSize {
  readonly size: number;
  readonly png: Buffer;
}

/** An ICO file that holds PNGs, which Windows has read since Vista and every browser reads. */
export const icoFile = (icons: readonly IconSize[]): Buffer => {
  const headSize = 6 + 16 * icons.length;
  const head = Buffer.alloc(headSize);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(icons.length, 4);
  let offset = headSize;
  icons.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...icons.map(({ png }) => png)]);
};
