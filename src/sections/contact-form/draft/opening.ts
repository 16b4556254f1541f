import type { MessageOpening } from "../contact-form-props";

/**
 * The opening that the address asks for, such as `/start-your-project/?duration=3-6-months`. The address loses it, so that
 * it is given once: not on a reload after the visitor deleted it, and not to the next message.
 */
export const takeOpening = (openings: readonly MessageOpening[]): MessageOpening | undefined => {
  const address = new URL(window.location.href);
  const opening = openings.find(({ parameter, key }) => address.searchParams.get(parameter) === key);
  if (opening !== undefined) {
    address.searchParams.delete(opening.parameter);
    window.history.replaceState(window.history.state, "", address);
  }
  return opening;
};

/** The opening that a message begins with. */
export const openingOf = (message: string, openings: readonly MessageOpening[]): MessageOpening | undefined =>
  openings.find(({ line }) => message === line || message.startsWith(`${line}\n`));

/** Puts the opening in front of a message and replaces an earlier one. */
export const withOpening = (message: string, chosen: MessageOpening, openings: readonly MessageOpening[]): string => {
  const earlier = openingOf(message, openings);
  const rest = earlier === undefined ? message : message.slice(earlier.line.length).replace(/^\n+/u, "");
  return `${chosen.line}\n\n${rest}`;
};
