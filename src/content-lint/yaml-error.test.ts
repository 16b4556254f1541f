import { parseDocument } from "yaml";
import { explainYaml } from "./yaml-error";

const explain = (text: string) =>
  explainYaml(parseDocument(text, { prettyErrors: false }), text, (offset) => text.slice(0, offset).split("\n").length);

/** A file as an editor left it: the line that is reported, and its fix. */
test.each<[what: string, text: string, line: number, fix: RegExp]>([
  ["a space too many", "name: A\nhero:\n  heading: B\n   lead: C\n", 4, /^Begin line 4 with 2 spaces\.$/u],
  ["a space too few", "hero:\n  heading: B\n lead: C\n", 3, /^Begin line 3 with 2 spaces\.$/u],
  ["a space too few in a first line", "a: B\nhero:\n heading: C\n  lead: D\n", 3, /^Begin line 3 with 2 spaces\.$/u],
  ["a space too many in a first line", "hero:\n   heading: C\n  lead: D\n", 2, /^Begin line 2 with 2 spaces\.$/u],
  ["a space too few after a list", "a:\n  - b: C\n   d: E\n", 3, /^Begin line 3 with 4 spaces\.$/u],
  ["a space at the left edge", "name: A\n role: B\n", 2, /^Begin line 2 with no space\.$/u],
  ["a first line that lost its spaces", "a: B\npicture:\nimage: c\n  alt: D\n", 3, /^Begin line 3 with 2 spaces/u],
  ["a line in the middle that lost its spaces", "a:\n  b: C\nd: E\n  f: G\n", 3, /^Begin line 3 with 2 spaces/u],
  ["a first entry too far right", "a:\n   - B\n  - C\n", 2, /^Begin line 2 with 2 spaces/u],
  ["a colon after a text on several lines", "a: >\n  B\nc: D: e\nf: G\n", 3, /^Put the whole text in quotes/u],
  ["a space too many in an entry", "list:\n  - key: a\n     label: B\n", 3, /^Begin line 3 with 4 spaces/u],
  ["an entry too far left", "a:\n  - list:\n      - A\n    - B\n", 4, /^Begin line 4 with 6 spaces/u],
  ["an entry too far right", "list:\n  - to: a\n   - to: b\n", 3, /^Begin line 3 with 2 spaces/u],
  ["a text entry too far right", "list:\n  - A\n    - B\n  - C\n", 3, /where the other entries/u],
  ["a text before the first entry", "list: A\n  - B\n", 2, /The first entry needs a line of its own/u],
  ["no space after a dash", "list:\n  - A\n  -B\n", 3, /^Write - B$/u],
  ["no dash", "list:\n  - A\n  B\n  - C\n", 3, /begin it with a dash and a space/u],
  ["no space after a colon", "name: A\norder:1\nrole: B\n", 2, /^Write order: 1$/u],
  ["a no-break space after a colon", "name:\u00A0A\nrole: B\n", 1, /^Write name: A$/u],
  ["no colon", "name: A\nrole B\nbio: C\n", 2, /^If it is a field, write a colon/u],
  ["a text on two lines", "name: A\nand B\nrole: C\n", 2, /put it at the end of that line\.$/u],
  ["a tab", "hero:\n\tlead: A\n", 2, /two spaces for each level/u],
  ["a tab after spaces", "hero:\n  heading: A\n  \tlead: B\n", 3, /two spaces for each level/u],
  ["a no-break space", "hero:\n  heading: A\n\u00A0 lead: B\n", 3, /two spaces for each level/u],
  ["an open quote", 'list:\n  - "A\n  - "B"\n', 2, /^Write " at the end of the text\.$/u],
  ["an open quote at the end of the file", 'name: A\nalt: "B\n', 2, /^Write " at the end of the text\.$/u],
  ["quotes in quotes", 'lead: "A "B" C"\n', 1, /“ and ” inside it\.$/u],
  ["a word in quotes at the beginning", 'lead: "A" B\n', 1, /first and the last sign/u],
  ["an apostrophe in single quotes", "lead: 'We're A'\n", 1, /’ inside it\.$/u],
  ["a colon", "role: A: b\n", 1, /^Put the whole text in quotes: "A: b"$/u],
  ["strong words at the beginning", "lead: **A** b\n", 1, /"\*\*A\*\* b"$/u],
  ["a link at the beginning", "lead: [A](/b/) c\n", 1, /quotes: "\[A\]/u],
  ["an exclamation mark at the beginning", "lead: ! A\n", 1, /^Put the whole text in quotes\.$/u],
  ["a number sign at the beginning", "lead: #1 in A\n", 1, /^Put the whole text in quotes\./u],
  ["a number sign", "lead: The #1 in A\n", 1, /^Put the whole text in quotes\./u],
  ["a field that is there twice", "name: A\nrole: B\nname: C\n", 3, /^Delete one of the two\.$/u],
  ["what Git left", "name: A\n<<<<<<< HEAD\nrole: B\n=======\nrole: C\n>>>>>>> x\n", 2, /^Keep one of the two/u],
  ["two documents", "name: A\n---\nrole: B\n", 2, /^Delete the line\.$/u],
  ["another encoding", "name: Im\uFFFDni\n", 1, /UTF-8/u],
  ["an empty file", "", 1, /^Put back what it held/u],
])("%s: its line and its fix", (_, text, line, fix) => {
  expect(explain(text)).toMatchObject({ line, fix: expect.stringMatching(fix) as string });
});

test.each<[what: string, text: string]>([
  ["remarks on lines of their own, and after a number", "# A\nname: B\n# C\norder: 1 # D\n"],
  ["a text that goes on in a deeper line", "lead: A\n  b - c\nname: D\n"],
  ["a list of groups, of lists and of texts", 'a:\n  - b:\n      - "C: d"\n    e: F\n  - b:\n      - G\nh: I\n'],
])("%s: no error", (_, text) => {
  expect(explain(text)).toBeUndefined();
});
