// @ts-check
/** What the store sells, in the order of how much the shop uses it. */

/** @typedef {{ name: string, short: string, price: number }} Product price in dollars; short as on its button */

/** @type {Readonly<Record<string, Product>>} */
export const products = {
  shampoo: { name: "Oatmeal shampoo", short: "shampoo", price: 16 },
  spray: { name: "Untangle spray", short: "spray", price: 14 },
  brush: { name: "Slicker brush", short: "brush", price: 19 },
  balm: { name: "Paw balm", short: "paw balm", price: 12 },
  wipes: { name: "Ear wipes", short: "ear wipes", price: 9 },
  teeth: { name: "Tooth kit", short: "tooth kit", price: 15 },
  kit: { name: "Two-dog bath kit", short: "bath kit", price: 42 },
};

/** By mail, in dollars. At the visit it costs nothing. */
export const shipping = 5;

/** What is in a cart, without shipping. @param {Readonly<Record<string, number>>} cart @returns {number} dollars */
export const goodsOf = (cart) =>
  Object.entries(cart).reduce((sum, [id, count]) => sum + (products[id]?.price ?? 0) * count, 0);
