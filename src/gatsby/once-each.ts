/**
 * Makes something once for each key, however often and however soon it is asked for again.
 * @param keyOf tells what is alike
 * @param make makes it; what it throws, every asker gets
 */
export const onceEach = <Asked, Made>(
  keyOf: (asked: Asked) => string,
  make: (asked: Asked) => Promise<Made>,
): ((asked: Asked) => Promise<Made>) => {
  const made = new Map<string, Promise<Made>>();
  return (asked) => {
    const key = keyOf(asked);
    const known = made.get(key) ?? make(asked);
    made.set(key, known);
    return known;
  };
};
