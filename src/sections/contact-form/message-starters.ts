import { interpolate } from "../../lib/text";
import { durationParameter, pageParameter } from "../../lib/page-path";
import type { ScriptContent } from "../../contact/content";
import { contactFormStrings as strings } from "../../strings/contact-form-strings";
import type { ContactFormElement } from "./draft";

/** How a message can start where the URL asks for it, as in `?duration=3-6-months`. */
export interface MessageStarter {
  readonly parameter: string;
  readonly key: string;
  /** The first line of the message. */
  readonly line: string;
  /** Says beside the field what was put in front of the message. */
  readonly note: string;
}

/** The starters that other pages link to: a duration from Pricing, or the page with a barrier. */
export const messageStarters = (
  durations: readonly { readonly key: string; readonly label: string }[],
  barrier: ScriptContent["barrier"],
): readonly MessageStarter[] => [
  ...durations.map(({ key, label }) => ({
    parameter: durationParameter,
    key,
    line: interpolate(strings.durationPrefix, { duration: label }),
    note: interpolate(strings.durationChosen, { duration: label }),
  })),
  ...barrier.pages.map((page) => ({
    parameter: pageParameter,
    key: page,
    line: `${barrier.line} ${page}`,
    note: barrier.note,
  })),
];

export const starterOf = (message: string, starters: readonly MessageStarter[]): MessageStarter | undefined =>
  starters.find(({ line }) => message === line || message.startsWith(`${line}\n`));

/** Puts the starter in front of a message and replaces an earlier one. */
export const withStarter = (message: string, chosen: MessageStarter, starters: readonly MessageStarter[]): string => {
  const earlier = starterOf(message, starters);
  const rest = earlier === undefined ? message : message.slice(earlier.line.length).replace(/^\n+/u, "");
  return `${chosen.line}\n\n${rest}`;
};

/**
 * Puts the starter that the address asks for in front of the message. The address loses it, so that it is given once:
 * not on a reload after the visitor deleted it, and not to the next message.
 */
export const beginMessage = (form: ContactFormElement, starters: readonly MessageStarter[]): void => {
  const address = new URL(window.location.href);
  const starter = starters.find(({ parameter, key }) => address.searchParams.get(parameter) === key);
  if (starter === undefined) return;
  address.searchParams.delete(starter.parameter);
  window.history.replaceState(window.history.state, "", address);
  const { message } = form.elements;
  message.value = withStarter(message.value, starter, starters);
  const begun = message.value;
  // In large text the line fills the field: a finger in its middle means the field, not a place in the line.
  const goToEnd = (): void => {
    if (message.value === begun) message.setSelectionRange(begun.length, begun.length);
  };
  message.addEventListener("click", goToEnd, { once: true });
  form.dispatchEvent(new Event("input"));
};
