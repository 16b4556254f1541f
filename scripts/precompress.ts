import { readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const packable = /\.(?:html|js|css|json|svg|xml|webmanifest|txt|map)$/u;
const packed = /\.(?:br|gz)$/u;

/** Below this many bytes the answer fits one network packet anyway. */
const least = 1000;

/** zlib works in Node's pool of four threads. */
const atOnce = 4;

const toBrotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const toGzip = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });

interface FoundFile {
  readonly name: string;
  readonly written: Date;
}

const filesIn = async (folder: string): Promise<readonly FoundFile[]> => {
  const names = (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name));
  const found = await Promise.all(
    names.map(async (name) => {
      const about = await stat(name);
      // Gatsby names a folder 404.html, too.
      return about.isFile() ? [{ name, written: about.mtime }] : [];
    }),
  );
  return found.flat();
};

interface Sizes {
  readonly before: number;
  readonly after: number;
}

/** A packed file has the time of its plain one, so that a later build sees whether it still fits. */
const writePacked = async (file: string, content: Buffer, { written }: FoundFile): Promise<void> => {
  await writeFile(file, content);
  await utimes(file, written, written);
};

const packFile = async (file: FoundFile): Promise<Sizes | undefined> => {
  const content = await readFile(file.name);
  if (content.length < least) return undefined;
  const [brotli, gzipped] = await Promise.all([toBrotli(content), toGzip(content)]);
  // A file that packing makes no smaller is served plain.
  if (brotli.length < content.length) await writePacked(`${file.name}.br`, brotli, file);
  if (gzipped.length < content.length) await writePacked(`${file.name}.gz`, gzipped, file);
  return { before: content.length, after: Math.min(brotli.length, content.length) };
};

/** Whether a packed file is of the very text that its plain one has now: their times are the same to the millisecond. */
const fits = (file: FoundFile, plain: FoundFile | undefined): boolean =>
  plain !== undefined && Math.abs(plain.written.getTime() - file.written.getTime()) < 1;

/**
 * Writes a .br and a .gz file beside each text file, for servers that send them as they are. Files that have not been
 * written since they were packed are passed over. A packed file without its plain one would still be served, so those
 * go first.
 * @param folder the built site, absolute
 * @returns how many files were packed now, and their bytes before and after (brotli)
 */
export const precompress = async (folder: string): Promise<Sizes & { readonly files: number }> => {
  const all = await filesIn(folder);
  const plain = new Map(all.filter(({ name }) => !packed.test(name)).map((file) => [file.name, file]));
  const old = all.filter(({ name }) => packed.test(name));
  const fitting = new Set(
    old.filter((file) => fits(file, plain.get(file.name.replace(packed, "")))).map(({ name }) => name),
  );
  await Promise.all(old.filter(({ name }) => !fitting.has(name)).map(({ name }) => rm(name)));
  const waiting = [...plain.values()].filter(({ name }) => packable.test(name) && !fitting.has(`${name}.br`));
  const sizes: Sizes[] = [];
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const size = await packFile(file);
      if (size !== undefined) sizes.push(size);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    files: sizes.length,
    before: sizes.reduce((sum, { before }) => sum + before, 0),
    after: sizes.reduce((sum, { after }) => sum + after, 0),
  };
};
