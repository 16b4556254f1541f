// @ts-check
/** The invented senators whom the ten addresses lead to, the bills, and what an office answers. */

/** @typedef {"yes" | "no" | "none"} Vote */

/**
 * @typedef {object} Senator
 * @property {number} district
 * @property {string} first
 * @property {string} last
 * @property {string} place
 * @property {string} reader who reads the mail of the office
 * @property {Vote[]} votes on the bills of senator.html, from the top
 */

/** District, name, place, who reads the mail, votes. What they voted on bill 214 stands in names.html, too. */
const table = `
7; Odessa Larkmoor; part of Macon; Joan Ellis; yes yes no yes none
12; Nolan Birchway; the north of Macon; Theo Marsh; no yes yes no yes
3; Camila Restwood; Savannah; Ines Calloway; yes yes yes yes yes
19; Everett Stonely; Augusta; Ruth Penhale; no none no yes yes
28; Priya Millrace; Columbus; Sam Okello; yes yes no no yes
45; June Fairlake; Athens; Leah Brandt; no yes yes yes yes`;

/** @type {Senator[]} */
export const senators = table
  .trim()
  .split("\n")
  .map((line) => {
    const [district = "", name = "", place = "", reader = "", votes = ""] = line.split("; ");
    const [first = "", last = ""] = name.split(" ");
    const cast = /** @type {Vote[]} */ (votes.split(" "));
    return { district: Number(district), first, last, place, reader, votes: cast };
  });

/** @returns {Senator | undefined} none for district 0 */
export const senatorOf = (/** @type {number} */ district) => senators.find((one) => one.district === district);

export const voteWords = { yes: "Yes", no: "No", none: "Did not vote" };

/** @type {Record<string, string>} */
export const billNames = { 214: "Safe bus stops", 219: "Paid time to vote" };

/** What a senator adds, by bill: it fits whatever somebody writes. @type {Record<string, string>} */
const facts = {
  214: "Stops with night service come first. The work starts in 2027 if the house votes yes.",
  219: "The senate votes on it next week. I will have your words with me.",
  "": "My office will look into it this week.",
};

/** @type {Record<string, string>} */
const thanks = { question: "Thank you for your question", opinion: "Thank you for telling me what you think" };

/** @param {string} kind @param {string} bill @returns {string} what the senator answers */
export const answerTo = (kind, bill) => {
  const about = billNames[bill] === undefined ? "" : ` about “${billNames[bill]}”`;
  if (kind === "help") return `Thank you for asking us for help${about}. Somebody of my office will call you tomorrow.`;
  return `${thanks[kind] ?? "Thank you for writing"}${about}. ${facts[bill] ?? ""}`;
};

/** "Tuesday, March 10". */
export const dateOf = (/** @type {number} */ day) =>
  new Date(2026, 2, day).toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric" });
