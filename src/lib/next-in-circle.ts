/** The entry after this one; the first follows the last. None where it is the only one. */
export const nextInCircle = (entries: readonly string[], entry: string): string | undefined => {
  const next = entries[(entries.indexOf(entry) + 1) % entries.length];
  return next === entry ? undefined : next;
};
