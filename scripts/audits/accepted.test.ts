import { readAccepted, sortOut, type Accepted } from "./accepted";

const entry: Accepted = {
  tool: "ibm",
  rule: "aria_role_redundant",
  holds: 'role "list"',
  reason: "Safari takes the role from a list that has no bullets, and gives it back when it is written out.",
};

const finding = {
  tool: "ibm",
  page: "/pricing/",
  rule: "aria_role_redundant",
  message: 'The role "list" is redundant',
  place: "/html/body/ul",
  markup: '<ul role="list">',
} as const;

test("a finding that an entry speaks of is no fault, and is counted", () => {
  expect(sortOut([finding, finding], [entry])).toEqual({ faults: [], excused: [{ entry, times: 2 }], stale: [] });
});

test.each([
  ["another tool", { tool: "axe" }],
  ["another rule", { rule: "aria_role" }],
  ["other words", { message: 'The role "button" is redundant' }],
] as const)("%s is a fault all the same, and leaves the entry without use", (_, other) => {
  const found = { ...finding, ...other };
  expect(sortOut([found], [entry])).toEqual({ faults: [found], excused: [], stale: [entry] });
});

test("an entry can be for some pages only", () => {
  const elsewhere = { ...finding, page: "/services/" };
  expect(sortOut([finding, elsewhere], [{ ...entry, pages: "^/pricing/$" }]).faults).toEqual([elsewhere]);
});

test("an entry may match the message, the place or the markup", () => {
  for (const holds of ["is redundant", "/html/body/ul", "<ul role"]) {
    expect(sortOut([finding], [{ ...entry, holds }]).faults).toEqual([]);
  }
});

test("each accepted finding in the repository has its reason, and no two are alike", () => {
  const all = readAccepted();
  expect(all.length).toBeGreaterThan(0);
  const names = all.map(({ tool, rule, pages, holds }) => [tool, rule, pages, holds].join("\n"));
  expect(new Set(names).size).toBe(names.length);
});
