import { invisibleSign } from "./invisible-sign";

test.each<[what: string, text: string, line: number, column: number, name: RegExp]>([
  ["a zero-width space before the indentation", "a:\n\u200B  b: c\n", 2, 1, /zero-width space, U\+200B/u],
  ["a zero-width space in a field's name", "ro\u200Ble: c\n", 1, 3, /zero-width space/u],
  ["a zero-width space in a remark", "# We\u200B build\n", 1, 5, /zero-width space/u],
  ["a word joiner", "lead: We\u2060 build\n", 1, 9, /joiner of letters, U\+2060/u],
  ["a byte order mark inside a file", "a: b\n\uFEFFc: d\n", 2, 1, /byte order mark/u],
  ["a direction override", "lead: We \u202Ebuild\u202C\n", 1, 10, /direction of writing, U\+202E/u],
  ["a line separator", "lead: We\u2028build\n", 1, 9, /control sign, U\+2028/u],
  ["a vertical tab", "lead: We\vbuild\n", 1, 9, /control sign, U\+000B/u],
  ["a soft hyphen in a field's name", "a:\n  ro\u00ADle: c\n", 2, 5, /soft hyphen, U\+00AD/u],
  ["a joiner after a field's name", "- role\u200D: c\n", 1, 7, /joiner of letters/u],
  ["a soft hyphen in an address", "to: https://news.example/re\u00ADport/\n", 1, 28, /soft hyphen/u],
  ["a soft hyphen in a page's address", 'to: "/pri\u00ADcing/"\n', 1, 10, /soft hyphen/u],
  ["a joiner in the address of a link", "lead: See [us](/about\u200C-us/).\n", 1, 22, /joiner of letters/u],
  ["a joiner in a picture's name", "image: ./ca\u200Drd.png\n", 1, 12, /joiner of letters/u],
  ["a direction mark at the beginning of a text", "phone: \u200E+1 404\n", 1, 8, /direction of writing/u],
])("%s: named with line and character", (_, text, line, column, name) => {
  expect(invisibleSign(text)).toMatchObject({ line, column, message: expect.stringMatching(name) as string });
});

test.each([
  ["a byte order mark at the beginning of the file", "\uFEFFa: b\n"],
  ["soft hyphens in words", "lead: The organi\u00ADza\u00ADtion and/or associa\u00ADtion: it’s ours\n"],
  ["a non-joiner, which Persian needs", "lead: می\u200Cخواهم\n"],
  ["a joiner, which Sinhala needs", "lead: ශ්\u200Dරී\n"],
  ["a direction mark after Hebrew", "lead: שלום\u200F!\n"],
  ["emoji of several parts", "lead: 👩🏽\u200D💻 ❤\uFE0F 👁\uFE0F\u200D🗨\uFE0F 🏴󠁧󠁢󠁳󠁣󠁴󠁿\n"],
  ["no-break spaces, and tabs in a remark", "lead: 5\u00A0kg 1\u202F000 # a\tb\n"],
])("%s: allowed", (_, text) => {
  expect(invisibleSign(text)).toBeUndefined();
});
