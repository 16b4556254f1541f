import type { Environment } from "./settings";

/** Reads environment variables and collects the errors in them. */
export interface Variables {
  readonly errors: readonly string[];
  readonly error: (text: string) => void;
  /** The variable's text, or undefined when it is not set, empty or blank. */
  readonly text: (name: string) => string | undefined;
  /** Parts between commas; undefined when the variable is not set. */
  readonly list: (name: string) => readonly string[] | undefined;
  readonly wholeNumber: (name: string, otherwise: number, most: number) => number;
}

/** Creates the reader. @param environment usually process.env */
export const readVariables = (environment: Environment): Variables => {
  const errors: string[] = [];
  const error = (text: string): void => {
    errors.push(text);
  };
  const text = (name: string): string | undefined => {
    const value = environment[name]?.trim();
    return value === "" ? undefined : value;
  };
  const list = (name: string): readonly string[] | undefined =>
    text(name)
      ?.split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");

  return {
    errors,
    error,
    text,
    list,
    wholeNumber: (name, otherwise, most) => {
      const value = text(name);
      if (value === undefined) return otherwise;
      if (/^[1-9]\d{0,8}$/u.test(value) && Number(value) <= most) return Number(value);
      error(`${name} must be a whole number from 1 to ${most}.`);
      return otherwise;
    },
  };
};
