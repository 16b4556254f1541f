import { isValidElement, type ReactElement, type ReactNode } from "react";

/** What is to be seen of a part: one state, or several by their names. */
type Shown = ReactElement | Readonly<Record<string, ReactNode>>;

/** A component or section on the style guide. */
export interface Entry {
  /** Its folder, from `src`: `components/icon`. */
  readonly folder: string;
  readonly name: string;
  readonly shown: Readonly<Record<string, ReactNode>>;
  /** How to see the states that only a person can bring about. */
  readonly note: string | undefined;
  /** True for parts that bring their own width; others stand in the page's content width. */
  readonly wide: boolean;
}

const entry = (folder: string, name: string, shown: Shown, note: string | undefined, wide: boolean): Entry => ({
  folder,
  name,
  shown: isValidElement(shown) ? { "": shown } : { ...shown },
  note,
  wide,
});

/** A component. @param folder in src/components */
export const component = (folder: string, name: string, shown: Shown, note?: string, wide = false): Entry =>
  entry(`components/${folder}`, name, shown, note, wide);

/** A section. @param folder in src/sections */
export const section = (folder: string, name: string, shown: Shown, note?: string, wide = true): Entry =>
  entry(`sections/${folder}`, name, shown, note, wide);
