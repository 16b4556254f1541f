import type { Page } from "@playwright/test";
import { studyFolders } from "../lib/study-folder";

/** The phone that all screens of this study are drawn for, in CSS pixels. Files are twice as large. */
export const phone = { width: 390, height: 844, scale: 2 } as const;

/** Where the study's pictures go, from the project root. */
export const contentFolder = studyFolders.senate;

const question = "I drive the Line 9 bus in Macon. Half my night stops have no light. Will those stops come first?";
const letter = { bill: "214", kind: "question", text: question, district: 7, day: 10, helped: "" };

/** How far Marcus has come, as the prototype keeps it (state.js there). What is not named is as at the start. */
export const marcus = {
  foundHer: { address: "212 Example Street, Macon 31201", found: 7 },
  followsHer: { district: 7 },
  writes: { district: 7, draft: { bill: "214", kind: "question", text: question } },
  sent: { district: 7, letters: [{ ...letter, isAnswered: false }] },
  hasAnswer: { district: 7, day: 13, letters: [{ ...letter, isAnswered: true }] },
} as const;

/** Opens the page that is open anew, with what its visitor has done before. */
export const visitedBy =
  (visitor: object) =>
  async (page: Page): Promise<void> => {
    await page.evaluate((state) => {
      sessionStorage.setItem("prototype-senate", state);
    }, JSON.stringify(visitor));
    await page.reload();
  };
