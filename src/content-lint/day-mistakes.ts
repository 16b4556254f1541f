import type { ContentFile } from "./content-file";
import type { Mistake } from "./mistake";
import { mistakeAt, record } from "./text-places";

/** Rules about the days that pages show: when they were last read over, and when the next time is due. */

const dayOf = (content: ContentFile, field: string): string | undefined => {
  const value = record(content.data)[field];
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/u.test(value) ? value : undefined;
};

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/**
 * Days that cannot be: a review in the future, a next review before the last one.
 * @param today year-month-day; a day more is allowed, because it is tomorrow somewhere
 */
export const impossibleDays = (files: readonly ContentFile[], today: string): readonly Mistake[] =>
  files.flatMap((content) => {
    const updated = dayOf(content, "updated");
    const nextReview = dayOf(content, "nextReview");
    return [
      ...(updated !== undefined && updated > dayAfter(today)
        ? [mistakeAt(content, ["updated"], `The day ${updated} is still to come.`, "Write the day of the last review.")]
        : []),
      ...(updated !== undefined && nextReview !== undefined && nextReview <= updated
        ? [
            mistakeAt(
              content,
              ["nextReview"],
              `The next review, ${nextReview}, is not after the last one, ${updated}.`,
              "Write a later day.",
            ),
          ]
        : []),
    ];
  });

/**
 * Reviews that are due, as hints: a day that passes by itself must never stop a build that was right yesterday,
 * for somebody may have to publish something else in a hurry.
 * @param today year-month-day
 */
export const dueReviews = (files: readonly ContentFile[], today: string): readonly Mistake[] =>
  files.flatMap((content) => {
    const nextReview = dayOf(content, "nextReview");
    const updated = dayOf(content, "updated");
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    if (nextReview !== undefined && nextReview <= today) {
      return [
        mistakeAt(
          content,
          ["nextReview"],
          `The review was due on ${nextReview}.`,
          "Read the page against the site as it is, mend what is no longer true, then set updated and nextReview.",
        ),
      ];
    }
    if (nextReview === undefined && updated !== undefined && updated < yearAgo) {
      return [
        mistakeAt(
          content,
          ["updated"],
          `The page was last read over on ${updated}, more than a year ago.`,
          "Read it, mend what is no longer true, then set updated.",
        ),
      ];
    }
    return [];
  });

const dayBefore = (day: string, days: number): string => {
  const before = new Date(`${day}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - days);
  return before.toISOString().slice(0, 10);
};

/** Days before the end of security.txt from which on a new end is asked for. */
const noticeDays = 30;

/**
 * The end of security.txt (RFC 9116), as a hint from a month before it: the build leaves an expired file out.
 * @param today year-month-day
 */
export const endingSecurityTxt = (files: readonly ContentFile[], today: string): readonly Mistake[] =>
  files.flatMap((content) => {
    const expires = record(record(content.data)["security"])["expires"];
    if (content.kind.type !== "Studio" || typeof expires !== "string" || today < dayBefore(expires, noticeDays)) {
      return [];
    }
    return [
      mistakeAt(
        content,
        ["security", "expires"],
        `security.txt ${expires <= today ? "has ended" : "ends"} on ${expires}.`,
        "See that somebody still reads the mailbox, then set a day less than a year ahead.",
      ),
    ];
  });
