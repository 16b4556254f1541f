import { z } from "zod";
import type { FieldRole } from "../content-schema/field-meta";
import { fieldWithRole, textsOf, type TextField } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { fieldRule, type Rule } from "./rule";

/** Rules about dates. Dates are year-month-day, which compares as text. */

/** Selects the dates of a file that have this role. */
const datesWith =
  (role: FieldRole) =>
  (content: ContentFile): readonly TextField[] =>
    textsOf(content, role).filter(({ value }) => z.iso.date().safeParse(value).success);

const addDays = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

export const dateRules: readonly Rule[] = [
  (files, today) =>
    fieldRule("future-date", datesWith("reviewDate"), ({ value }) =>
      // It is tomorrow somewhere.
      value > addDays(today, 1) ? [[`The day ${value} is in the future.`, "Write the day of the last review."]] : [],
    )(files),

  fieldRule("review-order", datesWith("nextReviewDate"), ({ value }, content) => {
    const [review] = datesWith("reviewDate")(content);
    if (review === undefined || value > review.value) return [];
    return [[`The next review, ${value}, is not after the last one, ${review.value}.`, "Write a later day."]];
  }),
];

/** Days before an expiry date from which on the reminder is shown. */
const noticeDays = 30;

/**
 * Dates that ask for action. Reminders never stop a build: time alone must not block an urgent change.
 * @param today year-month-day
 */
export const reminders = (files: readonly ContentFile[], today: string): readonly Diagnostic[] => [
  ...fieldRule("review-due", datesWith("nextReviewDate"), ({ value }) => {
    const fix =
      "Compare the page with the site as it is, correct it, then set this day and the day of the last review.";
    return value <= today ? [[`The review was due on ${value}.`, fix]] : [];
  })(files),
  ...fieldRule("review-age", datesWith("reviewDate"), ({ value }, content) => {
    const fix = "Read it, correct what is no longer true, then set the day.";
    const isOld = addDays(value, 365) < today && fieldWithRole(content, "nextReviewDate") === undefined;
    return isOld ? [[`This was last reviewed on ${value}, more than a year ago.`, fix]] : [];
  })(files),
  ...fieldRule("expiry", datesWith("expiryDate"), ({ value }) => {
    const fix = "Check that what the file says is still right, then set a day less than a year ahead.";
    const ends = value <= today ? "has ended" : "ends";
    return addDays(today, noticeDays) >= value ? [[`This ${ends} on ${value}.`, fix]] : [];
  })(files),
];
