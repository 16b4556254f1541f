import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, parseDocument } from "yaml";
import { fieldsOf, isRecord, type ContentField } from "../../src/content-lint/content-fields";
import { readContent, type ContentFile, type FieldPath } from "../../src/content-lint/content-file";

type Data = Readonly<Record<string, unknown>>;

/** Edits the YAML files of a copy of the project, with comments and order of keys kept as an editor keeps them. */
export class ContentEditor {
  /** @param root the copy's folder, absolute */
  constructor(private readonly root: string) {}

  private at(file: string): string {
    return path.join(this.root, "content", file);
  }

  private read(): readonly ContentFile[] {
    return readContent(this.root).files;
  }

  /** The files of a collection by their position, or by name where they have none: paths inside `content/`. */
  files(type: string): readonly string[] {
    const position = (file: string): number => {
      const { order } = this.data(file);
      return typeof order === "number" ? order : 0;
    };
    return this.read()
      .filter(({ collection }) => collection.type === type)
      .map(({ file }) => file.replace(/^content\//u, ""))
      .sort((a, b) => position(a) - position(b) || a.localeCompare(b));
  }

  /** @throws when the collection is empty */
  file(type: string, index = 0): string {
    const file = this.files(type).at(index);
    if (file === undefined) throw new Error(`There is no file ${String(index)} of ${type}.`);
    return file;
  }

  data(file: string): Data {
    const data: unknown = parse(readFileSync(this.at(file), "utf8"));
    if (!isRecord(data)) throw new Error(`content/${file} holds no fields.`);
    return data;
  }

  /** A list of a file, empty where there is none. */
  list(file: string, field: FieldPath): readonly unknown[] {
    const value: unknown = field.reduce<unknown>(
      (data, part) => (isRecord(data) ? data[part] : undefined),
      this.data(file),
    );
    return Array.isArray(value) ? value : [];
  }

  /** Sets a value; undefined removes it. */
  set(file: string, field: FieldPath, value: unknown): void {
    const document = parseDocument(readFileSync(this.at(file), "utf8"));
    if (value === undefined) document.deleteIn(field);
    else document.setIn(field, document.createNode(value));
    writeFileSync(this.at(file), document.toString({ lineWidth: 0 }));
  }

  /** Changes every field that has a new value. */
  setEach(type: string | undefined, change: (field: ContentField) => unknown): void {
    for (const content of this.read().filter(({ collection }) => type === undefined || collection.type === type)) {
      const file = content.file.replace(/^content\//u, "");
      for (const field of fieldsOf(content)) {
        const value = change(field);
        if (value !== undefined && value !== field.value) this.set(file, field.path, value);
      }
    }
  }

  /** Copies a file or a folder. */
  copy(from: string, to: string): void {
    cpSync(this.at(from), this.at(to), { recursive: true });
  }

  /** Removes a file or a folder. */
  remove(file: string): void {
    rmSync(this.at(file), { recursive: true });
  }

  /** Numbers files 1, 2, 3 …. */
  order(files: readonly string[]): void {
    for (const [index, file] of files.entries()) this.set(file, ["order"], index + 1);
  }

  /** Points every link to another page: what the content check asks for after a page is gone. */
  redirect(isGone: (address: string) => boolean, to: string): void {
    this.setEach(undefined, ({ meta, value }) => {
      if (typeof value !== "string") return undefined;
      if (meta.role === "href") return isGone(value) ? to : undefined;
      if (meta.role !== "markup") return undefined;
      return value.replaceAll(/\]\(([^)]+)\)/gu, (link, address: string) => (isGone(address) ? `](${to})` : link));
    });
  }
}
