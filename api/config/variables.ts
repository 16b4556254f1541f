import { isEmailAddress } from "../../src/contact";
import { readSmtpAddress, SmtpAddressError, type SmtpServer } from "../mail/smtp-server";
import type { Environment } from "./settings";

/** Reads environment variables and collects the errors in them. */
export interface Variables {
  readonly errors: readonly string[];
  readonly error: (text: string) => void;
  /** The variable's text, or undefined when it is not set, empty or blank. */
  readonly text: (name: string) => string | undefined;
  /** Parts between commas; undefined when the variable is not set. */
  readonly list: (name: string) => readonly string[] | undefined;
  readonly emails: (name: string) => readonly string[] | undefined;
  readonly wholeNumber: (name: string, otherwise: number, most: number) => number;
  readonly smtpServer: (name: string) => SmtpServer | undefined;
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
    emails: (name) => {
      const all = list(name);
      if (all?.some((address) => !isEmailAddress(address)) === true)
        error(`${name} holds something that is no e-mail address.`);
      return all;
    },
    wholeNumber: (name, otherwise, most) => {
      const value = text(name);
      if (value === undefined) return otherwise;
      if (/^[1-9]\d{0,8}$/u.test(value) && Number(value) <= most) return Number(value);
      error(`${name} must be a whole number from 1 to ${most}.`);
      return otherwise;
    },
    smtpServer: (name) => {
      const address = text(name);
      if (address === undefined) return undefined;
      try {
        return readSmtpAddress(address);
      } catch (thrown) {
        if (!(thrown instanceof SmtpAddressError)) throw thrown;
        error(`${name} ${thrown.message}.`);
        return undefined;
      }
    },
  };
};
