/** What a spreadsheet would run as a formula; a single quote before it makes it text. */
const formula = /^[=+\-@\t\r]/u;

const cellOf = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as CSV (RFC 4180). It begins with a byte order mark, without which Excel doesn't read UTF-8. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("")}`;
