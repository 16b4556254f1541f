import type { MessageOpening } from "../contact-form-props";

/** The opening that a URL asks for, such as `/start-your-project/?duration=3-6-months`. */
export const chosenOpening = (search: string, openings: readonly MessageOpening[]): MessageOpening | undefined => {
  const parameters = new URLSearchParams(search);
  return openings.find(({ parameter, key }) => parameters.get(parameter) === key);
};

/** Puts the opening in front of a message and replaces an earlier one. */
export const withOpening = (message: string, chosen: MessageOpening, openings: readonly MessageOpening[]): string => {
  const earlier = openings.find(({ line }) => message === line || message.startsWith(`${line}\n`));
  const rest = earlier === undefined ? message : message.slice(earlier.line.length).replace(/^\n+/u, "");
  return `${chosen.line}\n\n${rest}`;
};
