// @ts-check
/** The votes of the visitor's own senator. The name is page.js's. */
import { findAll, sign } from "./page.js";
import { senatorOf, voteWords } from "./senators.js";
import { state } from "./state.js";

const votes = senatorOf(state.district)?.votes ?? [];
findAll("[data-vote-row]").forEach((cell, row) => {
  const vote = votes[row];
  if (vote !== undefined) cell.replaceChildren(sign(vote), ` ${voteWords[vote]}`);
});
