/**
 * The invented sample bill in its two versions. The plain one stands on the bill screen
 * (prototypes/bill.html); `measure.ts` reads both aloud to the reading-grade formula.
 */
export const officialText =
  "To require that on or before January 1, 2030, each public transit stop be equipped with illumination and a firm, " +
  "stable, and level boarding and waiting area; to provide for a fifty percent state share of eligible costs, the " +
  "remainder of which shall be borne by the municipal or county governing authority; to provide for related matters; " +
  "and for other purposes.";

export const plainText =
  "By 2030, every bus stop in the state needs a light and a firm, level place to wait. The state pays half. " +
  "Cities and counties pay the rest.";
