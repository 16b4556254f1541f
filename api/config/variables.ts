import { isEmailAddress } from "../../src/contact";
import { readSmtpAddress, SmtpAddressError, type SmtpServer } from "../mail/smtp-server";
import type { Environment } from "./settings";

/** Reads variables of the environment one by one and gathers what is wrong with them. */
export interface Variables {
  readonly faults: readonly string[];
  readonly fault: (text: string) => void;
  /** The variable's text, or undefined when it is not set, empty or blank. */
  readonly text: (name: string) => string | undefined;
  /** Parts between commas; undefined when the variable is not set. */
  readonly list: (name: string) => readonly string[] | undefined;
  readonly emails: (name: string) => readonly string[] | undefined;
  readonly wholeNumber: (name: string, otherwise: number, most: number) => number;
  readonly smtpServer: (name: string) => SmtpServer | undefined;
}

/** @param environment usually the process's own */
export const readVariables = (environment: Environment): Variables => {
  const faults: string[] = [];
  const fault = (text: string): void => {
    faults.push(text);
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
    faults,
    fault,
    text,
    list,
    emails: (name) => {
      const all = list(name);
      if (all?.some((address) => !isEmailAddress(address)) === true)
        fault(`${name} holds something that is no e-mail address.`);
      return all;
    },
    wholeNumber: (name, otherwise, most) => {
      const value = text(name);
      if (value === undefined) return otherwise;
      if (/^[1-9]\d{0,8}$/u.test(value) && Number(value) <= most) return Number(value);
      fault(`${name} must be a whole number from 1 to ${most}.`);
      return otherwise;
    },
    smtpServer: (name) => {
      const address = text(name);
      if (address === undefined) return undefined;
      try {
        return readSmtpAddress(address);
      } catch (error) {
        if (!(error instanceof SmtpAddressError)) throw error;
        fault(`${name} ${error.message}.`);
        return undefined;
      }
    },
  };
};
