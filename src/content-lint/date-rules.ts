import { z } from "zod";
import { fieldRule, fieldsOf, fieldWithRole, textsOf } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import type { FieldRole } from "../content-schema/field-meta";

/** Rules about dates. Dates are year-month-day, which compares as text. */

/** Selects the dates of a file that have one of these roles. */
const datesWith =
  (...roles: readonly FieldRole[]) =>
  (content: ContentFile) =>
    textsOf(content, ...roles)
      .filter(({ value }) => z.iso.date().safeParse(value).success)
      .map(({ path, value: date }) => ({ content, path, date }));

const addDays = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/**
 * Dates that cannot be: a review or a record in the future, a next review before the last one.
 * @param today year-month-day; one day more is allowed, because it is tomorrow somewhere
 */
export const impossibleDates = (files: readonly ContentFile[], today: string): readonly Diagnostic[] => [
  ...fieldRule("future-date", datesWith("reviewDate", "recordDate"), ({ date }) =>
    date > addDays(today, 1) ? [[`The day ${date} is in the future.`, "Write the day of the last review."]] : [],
  )(files),
  ...fieldRule("review-order", datesWith("nextReviewDate"), ({ date }, content) => {
    const [review] = datesWith("reviewDate")(content);
    if (review === undefined || date > review.date) return [];
    return [[`The next review, ${date}, is not after the last one, ${review.date}.`, "Write a later day."]];
  })(files),
];

/** Reviews that are older than a record which the page cites: nobody has compared the two. */
export const outdatedReviews = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const records = files.flatMap(datesWith("recordDate"));
  return fieldRule("review-before-record", fieldsOf, ({ meta, value }) =>
    meta.citesRecords === true && typeof value === "string"
      ? records
          .filter(({ date }) => date > value)
          .map(({ content, date }) => [
            `This was last reviewed on ${value}, before the record of ${date} in ${content.file}, which the page shows.`,
            "Compare the page with the record, correct it, then set this day.",
          ])
      : [],
  )(files);
};

/** Days before an expiry date from which on the reminder is shown. */
const noticeDays = 30;

/**
 * Dates that ask for action. Reminders never stop a build: time alone must not block an urgent change.
 * @param today year-month-day
 */
export const reminders = (files: readonly ContentFile[], today: string): readonly Diagnostic[] => {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const rules = [
    fieldRule("review-due", datesWith("nextReviewDate"), ({ date }) => {
      const fix =
        "Compare the page with the site as it is, correct it, then set this day and the day of the last review.";
      return date <= today ? [[`The review was due on ${date}.`, fix]] : [];
    }),
    fieldRule("review-age", datesWith("reviewDate"), ({ date }, content) => {
      const fix = "Read it, correct what is no longer true, then set the day.";
      const isDue = date < yearAgo && fieldWithRole(content, "nextReviewDate") === undefined;
      return isDue ? [[`This was last reviewed on ${date}, more than a year ago.`, fix]] : [];
    }),
    fieldRule("record-age", datesWith("recordDate"), ({ date }) =>
      date < yearAgo
        ? [[`This was recorded on ${date}, more than a year ago.`, "Ask a developer for a new record."]]
        : [],
    ),
    fieldRule("expiry", datesWith("expiryDate"), ({ date }) => {
      const fix = "Check that what the file says is still right, then set a day less than a year ahead.";
      const ends = date <= today ? "has ended" : "ends";
      return addDays(today, noticeDays) >= date ? [[`This ${ends} on ${date}.`, fix]] : [];
    }),
  ];
  return files.flatMap((content) => rules.flatMap((rule) => rule([content])));
};

/** Years after which a source is worth a look. */
const oldSource = 5;

/** Facts with old sources, as hints: a newer figure may exist. */
export const oldSources = (files: readonly ContentFile[], today: string): readonly Diagnostic[] =>
  fieldRule("old-source", fieldsOf, ({ meta, value }) => {
    const isOld = typeof value === "number" && value < Number(today.slice(0, 4)) - oldSource;
    const fix = "Check whether there is a newer one. If the fact does not change, leave it.";
    return meta.role === "sourceYear" && isOld ? [[`The source is from ${value}.`, fix]] : [];
  })(files);
