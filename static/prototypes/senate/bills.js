// @ts-check
/** Bills: how many of them the visitor follows. The buttons are page.js's. */
import { find } from "./page.js";
import { state } from "./state.js";

const show = () => {
  const number = state.follows.length;
  find("#following").textContent = number === 0 ? "You follow no bill yet." : `You follow ${number} of 2 bills.`;
};

show();
addEventListener("follow", show);
