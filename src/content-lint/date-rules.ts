import { z } from "zod";
import { diagnosticAt, fieldRule, fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import type { FieldRole } from "../content-schema/field-meta";

/** Rules about dates. Dates are year-month-day, which compares as text. */

interface DateField {
  readonly content: ContentFile;
  readonly path: FieldPath;
  readonly date: string;
}

const datesOf = (content: ContentFile, role: FieldRole): readonly DateField[] =>
  fieldsOf(content).flatMap(({ path, meta, value }) =>
    meta.role === role && typeof value === "string" && z.iso.date().safeParse(value).success
      ? [{ content, path, date: value }]
      : [],
  );

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
  ...fieldRule(
    "future-date",
    (content) => [...datesOf(content, "reviewDate"), ...datesOf(content, "recordDate")],
    ({ date }) =>
      date > addDays(today, 1) ? [[`The day ${date} is in the future.`, "Write the day of the last review."]] : [],
  )(files),
  ...fieldRule(
    "review-order",
    (content) => datesOf(content, "nextReviewDate"),
    ({ date }, content) => {
      const [review] = datesOf(content, "reviewDate");
      if (review === undefined || date > review.date) return [];
      return [[`The next review, ${date}, is not after the last one, ${review.date}.`, "Write a later day."]];
    },
  )(files),
];

/** Reviews that are older than a record which the page cites: nobody has compared the two. */
export const outdatedReviews = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const records = files.flatMap((file) => datesOf(file, "recordDate"));
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

interface Reminder {
  readonly rule: string;
  readonly role: FieldRole;
  /** The message, where the date asks for action. */
  readonly message: (date: string, content: ContentFile) => string | false;
  readonly fix: string;
}

/**
 * Dates that ask for action. Reminders never stop a build: time alone must not block an urgent change.
 * @param today year-month-day
 */
export const reminders = (files: readonly ContentFile[], today: string): readonly Diagnostic[] => {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const kinds: readonly Reminder[] = [
    {
      rule: "review-due",
      role: "nextReviewDate",
      message: (date) => date <= today && `The review was due on ${date}.`,
      fix: "Compare the page with the site as it is, correct it, then set this day and the day of the last review.",
    },
    {
      rule: "review-age",
      role: "reviewDate",
      message: (date, content) =>
        date < yearAgo &&
        fieldWithRole(content, "nextReviewDate") === undefined &&
        `This was last reviewed on ${date}, more than a year ago.`,
      fix: "Read it, correct what is no longer true, then set the day.",
    },
    {
      rule: "record-age",
      role: "recordDate",
      message: (date) => date < yearAgo && `This was recorded on ${date}, more than a year ago.`,
      fix: "Ask a developer for a new record.",
    },
    {
      rule: "expiry",
      role: "expiryDate",
      message: (date) =>
        addDays(today, noticeDays) >= date && `This ${date <= today ? "has ended" : "ends"} on ${date}.`,
      fix: "Check that what the file says is still right, then set a day less than a year ahead.",
    },
  ];
  return files.flatMap((content) =>
    kinds.flatMap(({ rule, role, message, fix }) =>
      datesOf(content, role).flatMap(({ path, date }) => {
        const text = message(date, content);
        return text === false ? [] : [diagnosticAt(content, path, rule, text, fix)];
      }),
    ),
  );
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
