import type {} from "zod";
import type { PicturePlace } from "./picture-places";

/** What a string or number means. Fields without a role are choices, codes and quantities: no rule reads them. */
export type FieldRole =
  /** Words that visitors read. */
  | "text"
  /** Words with inline markup: links and strong words (src/lib/parse-inline-markup.ts). */
  | "markup"
  /** Code, shown as it is written: braces and tags stand in it. */
  | "code"
  /** An image file, relative to the YAML file. */
  | "imageFile"
  /** A link target. */
  | "href"
  /** An element id on the page that the file makes. */
  | "anchor"
  /** What other files refer to this one by. */
  | "key"
  /** The page's address, or the last part of it. */
  | "slug"
  /** An address that a page had before. */
  | "formerAddress"
  /** Position in a list of files. */
  | "order"
  /** The key of an entry of another collection. */
  | "reference"
  /** The day of something that was done. */
  | "pastDay"
  /** A day until which something holds. */
  | "futureDay"
  /** The address of the site itself. */
  | "siteUrl"
  /** A file or folder of the content whose mark a row of the page What is real explains. */
  | "markedPlace";

/** What a field means beyond its type. The content rules and GraphQL types read it. */
export interface FieldMeta {
  /** For editors. Typed as zod types it, like `id`. */
  description?: string | undefined;
  /** Name of the GraphQL type of an object or enum. */
  id?: string | undefined;
  readonly role?: FieldRole;
  /** No two pages may have the same, no two services or people, and no two parts of a page. */
  readonly unique?: "title" | "description" | "heading" | "name" | "partHeading";
  /** Of a reference: the collection that it refers to. */
  readonly collection?: string;
  /** Of a key or reference: the name that it must equal. */
  readonly equals?: "fileName" | "folderName";
  /** Of a key: the page on which an element has it as id. */
  readonly anchorOn?: string;
  /** Of an object: the id (`anchor`) of the section that shows it, where links of the content may point there. */
  readonly elementId?: string;
  /** A picture's place in the layout, where it is fixed: decides how large its file must be. */
  readonly place?: PicturePlace;
}

declare module "zod" {
  // Types `.meta()` of all schemas: https://zod.dev/metadata
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging
  interface GlobalMeta extends FieldMeta {}
}
