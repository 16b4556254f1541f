import { createHash } from "node:crypto";
import path from "node:path";
import { Document } from "yaml";
import { z } from "zod";
import { formatFieldPath, proseOf, textsOf, type TextField } from "../../content-lint/content-fields";
import { readContent, type ContentFile } from "../../content-lint/content-file";
import { encodeMark } from "./marks";

/** Where the texts and pictures of a page live, for the development overlay. */

/** A number for a field, the same in the process that writes marks and in the one that reads them. */
const fieldId = ({ file }: ContentFile, field: TextField): number =>
  createHash("sha256")
    .update([file, ...field.path].join("\n"))
    .digest()
    .readUInt32BE();

/** The data of a file with a mark behind each text that people read. */
export const markTexts = (content: ContentFile): unknown => {
  const marked = new Document(content.data);
  for (const field of proseOf(content)) {
    marked.setIn(field.path, `${field.value.trimEnd()}${encodeMark(fieldId(content, field))}`);
  }
  return marked.toJS();
};

/** Where a text or a picture lives. */
export interface ContentLocation {
  /** `content/studio.yaml:8` */
  readonly location: string;
  /** `pageHeader › heading` */
  readonly field: string;
  /** What stands there now. */
  readonly text: string;
  /** What the field is and how long it may be. */
  readonly rules: string;
  /** Opens the location in VS Code. */
  readonly editor: string;
}

const locationOf = (content: ContentFile, { path: field, schema, meta, value }: TextField): ContentLocation => {
  const { line, column } = content.locate(field);
  const longest = schema instanceof z.ZodString ? schema.maxLength : null;
  const folder = content.folder.split(path.sep).join("/").replace(/^\//u, "");
  return {
    location: `${content.file}:${line}`,
    field: formatFieldPath(field),
    text: value.trimEnd(),
    rules: [
      meta.description ?? "",
      ...(longest === null ? [] : [`At most ${longest} characters; it has ${value.trimEnd().length}.`]),
    ].join(" "),
    editor: encodeURI(`vscode://file/${folder}/${path.basename(content.file)}:${line}:${column}`),
  };
};

/** A text, and the picture that it describes. */
const withPicture = (content: ContentFile, text: TextField): readonly TextField[] => {
  const groupOf = ({ path: field }: TextField) => field.slice(0, -1).join("\n");
  const isBeside = (image: TextField) => text.meta.role === "altText" && groupOf(image) === groupOf(text);
  return [text, ...textsOf(content, "imageFile").filter(isBeside)];
};

/**
 * Where texts live, as the content is now; an alternative text leads to its picture too.
 * @param root the project's folder, absolute
 * @param ids from the marks of the texts
 */
export const findLocations = (root: string, ids: readonly number[]): readonly ContentLocation[] => {
  const fields = new Map(
    readContent(root).files.flatMap((content) =>
      proseOf(content).map((field) => [fieldId(content, field), { content, field }] as const),
    ),
  );
  return ids.flatMap((id) => {
    const marked = fields.get(id);
    return marked === undefined
      ? []
      : withPicture(marked.content, marked.field).map((field) => locationOf(marked.content, field));
  });
};
