import { readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
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

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const names = (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name));
  // Gatsby names a folder 404.html, too.
  const areFiles = await Promise.all(names.map(async (name) => (await stat(name)).isFile()));
  return names.filter((_, index) => areFiles[index]);
};

interface Sizes {
  readonly before: number;
  readonly after: number;
}

const packFile = async (file: string): Promise<Sizes | undefined> => {
  const content = await readFile(file);
  if (content.length < least) return undefined;
  const [brotli, gzipped] = await Promise.all([toBrotli(content), toGzip(content)]);
  // A file that packing makes no smaller is served plain.
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
  return { before: content.length, after: Math.min(brotli.length, content.length) };
};

/**
 * Writes a .br and a .gz file beside each text file, for servers that send them as they are.
 * Those of an earlier build go first: a packed file without its plain one would still be served.
 * @param folder the built site, absolute
 * @returns how many files were packed, and their bytes before and after (brotli)
 */
export const precompress = async (folder: string): Promise<Sizes & { readonly files: number }> => {
  const all = await filesIn(folder);
  await Promise.all(all.filter((file) => packed.test(file)).map((file) => rm(file)));
  const waiting = all.filter((file) => packable.test(file));
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
