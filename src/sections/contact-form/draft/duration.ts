import { durationParameter } from "../../../lib/form-restoration";
import { interpolate } from "../../../lib/interpolate";
import type { DurationChoice } from "../contact-form-props";
import { contactFormStrings } from "../contact-form-strings";

/** The choice in a URL such as `/start-your-project/?duration=3-6-months`. */
export const chosenDuration = (search: string, durations: readonly DurationChoice[]): DurationChoice | undefined => {
  const key = new URLSearchParams(search).get(durationParameter);
  return durations.find((duration) => duration.key === key);
};

/** Puts the choice in front of a message and replaces the line of an earlier choice. */
export const withDuration = (message: string, chosen: DurationChoice, durations: readonly DurationChoice[]): string => {
  const line = ({ label }: DurationChoice): string =>
    interpolate(contactFormStrings.durationPrefix, { duration: label });
  const earlier = durations.map(line).find((text) => message === text || message.startsWith(`${text}\n`));
  const rest = earlier === undefined ? message : message.slice(earlier.length).replace(/^\n+/u, "");
  return `${line(chosen)}\n\n${rest}`;
};
