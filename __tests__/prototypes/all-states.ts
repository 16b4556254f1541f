import { states as groomingTable } from "./grooming-table.states";
import { states as senate } from "./senate.states";
import { states as stepUp90 } from "./step-up-90.states";

/** What the specs of all prototypes look at. Each prototype adds its own list. */
export const allStates = [...stepUp90, ...groomingTable, ...senate];
