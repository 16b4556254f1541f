// @ts-check
import { state } from "./state.js";

/** @returns {string} "Theo sees your readings and pills." */
export const sharedWords = () => {
  const names = [
    ...(state.shares.readings ? ["readings"] : []),
    ...(state.shares.pills ? ["pills"] : []),
    ...(state.shares.steps ? ["steps"] : []),
  ];
  const last = names.pop();
  if (last === undefined) return "Theo sees nothing yet.";
  return `Theo sees your ${names.length === 0 ? last : `${names.join(", ")} and ${last}`}.`;
};
