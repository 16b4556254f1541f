import { studyFolders } from "../lib/study-folder";

/** The phone that all screens of this study are drawn for, in CSS pixels. Files are twice as large. */
export const phone = { width: 390, height: 844, scale: 2 } as const;

/** Where the study's pictures go, from the project root. */
export const contentFolder = studyFolders.senate;

/** Where the study's HTML screens lie, from the project root. */
export const prototypeFolder = "art/senate/prototypes";
