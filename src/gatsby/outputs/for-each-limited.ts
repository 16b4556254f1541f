/** Runs a task for each item, at most `limit` at the same time. @throws the first error */
export const forEachLimited = async <Item>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<void>,
): Promise<void> => {
  const left = items.values();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const item of left) await run(item);
    }),
  );
};
