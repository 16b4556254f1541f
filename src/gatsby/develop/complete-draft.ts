import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isRecord } from "../../content-lint/content-fields";
import type { ContentFile } from "../../content-lint/content-file";
import { placeholderWord } from "../../content-lint/text-rules";
import { entryOf, fieldsIn, unwrap, type Field } from "../../content-schema/unwrap";

/** Stands for a picture that a draft lacks: a file of its own in the content copy of live editing. */
export const missingPicture = {
  name: "missing-picture.svg",
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#888"/></svg>',
} as const;

/** The data of a draft with something that can be shown in place of what is missing or does not fit: queries need it. */
export const completeDraft = ({ file, folder, collection, data }: ContentFile): unknown => {
  const picture = path.posix.relative(path.posix.dirname(file), `content/${missingPicture.name}`);
  const complete = ({ inner, optional, meta }: Field, value: unknown): unknown => {
    if (optional && (value === undefined || value === null)) return undefined;
    if (inner instanceof z.ZodObject) {
      const group = isRecord(value) ? value : {};
      return Object.fromEntries([...fieldsIn(inner)].map(([name, field]) => [name, complete(field, group[name])]));
    }
    if (inner instanceof z.ZodArray) {
      return (Array.isArray(value) ? value : [undefined]).map((item) => complete(entryOf(inner), item));
    }
    const fits = inner.safeParse(value).success;
    if (meta.role === "imageFile") return fits && existsSync(path.join(folder, String(value))) ? value : picture;
    if (fits) return value;
    if (inner instanceof z.ZodEnum) return inner.options[0];
    if (inner instanceof z.ZodBoolean) return false;
    if (inner instanceof z.ZodNumber) return inner.minValue;
    if (meta.role === "href") return "/";
    if (meta.equals === "folderName") return path.basename(folder);
    if (meta.equals === "fileName") return path.basename(file, ".yaml");
    return typeof value === "string" ? value : placeholderWord;
  };
  return complete(unwrap(collection.schema), data);
};
