// @ts-check
/** What the groomer offers: visits with their prices, days and times with the room that is left. */

/** @typedef {{ name: string, size: string, coat: string }} Dog */
/** @typedef {keyof typeof visits} VisitName */

/** Prices are in dollars for a small or medium dog without mats, lengths in minutes. */
export const visits = {
  bath: { name: "Bath and brush", one: "bath and brush", more: "baths with brushing", price: 45, length: 60 },
  groom: { name: "Full groom", one: "full groom", more: "full grooms", price: 75, length: 120 },
  van: { name: "Van at your door", one: "van visit", more: "van visits", price: 95, length: 120 },
};

/** "about 2 hours" */
export const lengthWords = (/** @type {VisitName} */ visit) =>
  visits[visit].length === 60 ? "about 1 hour" : `about ${visits[visit].length / 60} hours`;

/** In dollars. */
export const extras = { large: 15, matted: 20, twoDogs: 15 };

/** The dogs that the shop knows. */
export const dogs = {
  biscuit: { name: "Biscuit", size: "medium", coat: "short" },
  moose: { name: "Moose", size: "medium", coat: "long" },
};

/** One van has one table, one shop two: no visit has room for more. */
export const mostDogs = 2;

/** The days of May on which one can book. */
export const days = {
  13: { short: "Tue, May 13", long: "Tuesday, May 13" },
  14: { short: "Wed, May 14", long: "Wednesday, May 14" },
  15: { short: "Thu, May 15", long: "Thursday, May 15" },
  16: { short: "Fri, May 16", long: "Friday, May 16" },
  17: { short: "Sat, May 17", long: "Saturday, May 17" },
};

export const times = ["8:00", "9:30", "11:00", "1:00", "2:30", "4:00"];

/**
 * For how many dogs there is room, or why there is none. In the prototype it is Tuesday, May 13, 10 in the morning.
 * @type {Record<keyof typeof days, readonly (number | "past" | "closed")[]>}
 */
const rooms = {
  13: ["past", "past", 0, 1, 2, 2],
  14: [0, 2, 2, 2, 0, 2],
  15: [2, 0, 1, 2, 1, 0],
  16: [0, 1, 0, 0, 2, 1],
  17: [0, 2, 1, 0, "closed", "closed"],
};

/** @returns {day is `${keyof typeof days}`} */
const isDay = (/** @type {string} */ day) => Object.hasOwn(days, day);

/** The words for a day: "Wed, May 14", or none. @param {string} day @param {"short" | "long"} form */
export const dayWords = (day, form) => (isDay(day) ? days[day][form] : "");

/**
 * Why a time cannot be chosen.
 * @param {string} day
 * @param {string} time
 * @param {number} count of dogs
 * @returns {string} one or two words: "full"; nothing if it can
 */
export const hindrance = (day, time, count) => {
  const room = isDay(day) ? rooms[day][times.indexOf(time)] : 0;
  if (typeof room === "string") return room;
  if (room === 0) return "full";
  return room < count ? `${room} dog only` : "";
};

/** @param {VisitName} visit @param {Dog} dog @returns {number} dollars */
export const priceOf = (visit, { size, coat }) =>
  visits[visit].price + (size === "large" ? extras.large : 0) + (coat === "matted" ? extras.matted : 0);

/** What two dogs save together. @returns {number} dollars */
export const savingOf = (/** @type {number} */ count) => (count === mostDogs ? extras.twoDogs : 0);

/** @param {VisitName} visit @param {readonly Dog[]} coming @returns {number} dollars */
export const totalOf = (visit, coming) =>
  coming.reduce((sum, dog) => sum + priceOf(visit, dog), 0) - savingOf(coming.length);

/** "2 full grooms". @param {VisitName} visit @param {number} count */
export const countWords = (visit, count) => `${count} ${count === 1 ? visits[visit].one : visits[visit].more}`;

/** "Biscuit and Moose". */
export const namesOf = (/** @type {readonly Dog[]} */ coming) => coming.map(({ name }) => name).join(" and ");

/**
 * A time of the day, so many minutes after another.
 * @param {string} start "9:30"; before 8 it is afternoon
 * @param {number} minutes
 */
export const later = (start, minutes) => {
  const [hours, rest] = start.split(":").map(Number);
  const sum = (hours < 8 ? hours + 12 : hours) * 60 + rest + minutes;
  return `${((Math.floor(sum / 60) + 11) % 12) + 1}:${String(sum % 60).padStart(2, "0")}`;
};
