/** The value in the middle; of an even number, the mean of the two. @throws when there is none */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
};
