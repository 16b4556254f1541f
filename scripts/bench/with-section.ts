const mark = (name: string, end: "begin" | "end"): string => `<!-- ${name}: ${end} -->`;

/** Puts a section into a text: in the place of the one of that name, or at the end. */
export const withSection = (text: string, name: string, section: string): string => {
  const [begin, end] = [mark(name, "begin"), mark(name, "end")];
  const whole = `${begin}\n\n${section.trim()}\n\n${end}`;
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  return from === -1 || to < from
    ? `${text.trimEnd()}\n\n${whole}\n`
    : `${text.slice(0, from)}${whole}${text.slice(to + end.length)}`;
};
