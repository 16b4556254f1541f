/**
 * Deletes what a map holds for a key once its time is over, also when nobody asks for it again: the privacy policy says
 * how long the server remembers. If the key has another value by then, that stays.
 */
export const forgetAfter = <Value>(entries: Map<string, Value>, key: string, ms: number): void => {
  const entry = entries.get(key);
  // Keeps no process alive that has nothing else to do.
  setTimeout(() => {
    if (entries.get(key) === entry) entries.delete(key);
  }, ms).unref();
};
