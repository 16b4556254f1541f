/** The entries before and after one in a list; undefined at the ends. */
export const adjacent = <Entry>(
  entries: readonly Entry[],
  index: number,
): { readonly previous: Entry | undefined; readonly next: Entry | undefined } => ({
  previous: index > 0 ? entries[index - 1] : undefined,
  next: entries[index + 1],
});
