import type { ReactNode } from "react";

/** One state of a part, ready to be looked at. */
export interface Specimen {
  /** The state in a few words; empty where there is only one. */
  readonly state: string;
  readonly show: ReactNode;
  /** True for parts that bring their own width; others stand in the page's content width. */
  readonly wide?: boolean;
}

/** A component or section on the style page. */
export interface Entry {
  /** Its folder, from `src`: `components/icon`. */
  readonly folder: string;
  readonly name: string;
  /** How to see the states that only a person can bring about. */
  readonly note?: string;
  readonly specimens: readonly Specimen[];
}

/** A section: it brings its own width, and most have one state. */
export const section = (folder: string, name: string, show: ReactNode, note?: string): Entry => ({
  folder: `sections/${folder}`,
  name,
  ...(note === undefined ? {} : { note }),
  specimens: [{ state: "", show, wide: true }],
});
