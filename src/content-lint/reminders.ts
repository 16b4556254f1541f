import { fieldWithRole, textsOf, type TextField } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { fieldRule } from "./rule";

/** @param day year-month-day, which compares as text */
const addDays = (day: string, days: number): string => {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** The day from which on somebody is reminded of a date. */
const dueDay = ({ meta, value }: TextField, content: ContentFile): string | undefined => {
  if (meta.role === "nextReviewDate") return value;
  if (meta.role === "expiryDate") return addDays(value, -30);
  return fieldWithRole(content, "nextReviewDate") === undefined ? addDays(value, 366) : undefined;
};

/**
 * Dates that ask for action. Reminders never stop a build: time alone must not block an urgent change.
 * @param files without errors
 * @param today year-month-day
 */
export const reminders = (files: readonly ContentFile[], today: string): readonly Diagnostic[] =>
  fieldRule(
    "review-due",
    (content) => textsOf(content, "reviewDate", "nextReviewDate", "expiryDate"),
    (field, content) => {
      const due = dueDay(field, content);
      const fix = "Compare the page with the site as it is, correct it, then set the day.";
      return due !== undefined && due <= today
        ? [[`A review is due since ${due}. ${field.meta.description ?? ""}`, fix]]
        : [];
    },
  )(files);
