/** The sheet: US Letter, in points (72 to the inch). */
export const sheet = { width: 612, height: 792, margin: 40, bottom: 764 } as const;

/** The studio's one slope: the steepest ramp of the ADA standards rises 1 in 12. */
export const slope = 1 / 12;

/** The dark plane at the top ends in the ramp, which rises to the right over the whole sheet. */
export const plane = { left: 158, right: 158 - sheet.width * slope } as const;

/** With the gap above each heading. */
export const columns = {
  main: { x: sheet.margin, width: 300, gap: 15 },
  side: { x: 376, width: sheet.width - sheet.margin - 376, gap: 14 },
} as const;
