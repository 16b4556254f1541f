// @ts-check
/** Home: whoever has booked finds the way to their own visit. */
import { find } from "./page.js";
import { state } from "./state.js";

find("#own").hidden = state.booked === null;
