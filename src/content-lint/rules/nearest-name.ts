/** How many letters of a name another lacks. */
const lettersBeyond = (other: string, name: string): number =>
  [...other].reduce((rest, letter) => rest.replace(letter, ""), name).length;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s/_-]/gu, "");

/** The name that was meant by one that isn't known: it differs in a letter, or in two if it's long. */
export const nearestName = (written: string, names: Iterable<string>): string | undefined => {
  const distance = (name: string) =>
    Math.max(lettersBeyond(plain(written), plain(name)), lettersBeyond(plain(name), plain(written)));
  const near = [...names].filter((name) => distance(name) < (name.length > 8 ? 3 : 2));
  return near.sort((a, b) => distance(a) - distance(b))[0];
};
