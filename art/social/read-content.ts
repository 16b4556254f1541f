import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { fromRoot } from "../lib/paths";

const content = "content";

/**
 * Reads one content file.
 * @param file path inside `content/`
 * @throws when the file is missing or breaks its schema; `npm run check:content` tells more
 */
export const readContent = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(readFileSync(fromRoot(path.join(content, file)), "utf8")));

/** The YAML files of a folder, as paths inside `content/`, in the order of their names. */
export const contentFiles = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(fromRoot(path.join(content, folder)), { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => name.test(file))
    .sort()
    .map((file) => `${folder}/${file}`);

/** A picture that a content file names, as a path from the project root. */
export const pictureBeside = (file: string, image: string): string =>
  path.join(content, path.posix.dirname(file), image);
