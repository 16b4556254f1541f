import { suppressionOf, suppressions, type Suppression } from "./suppressions";

const entry: Suppression = {
  engine: "ibm",
  rule: "aria_role_redundant",
  contains: 'role "list"',
  example: "/",
  reason: "Safari removes the role of a list without bullets, and restores it when the role is written out.",
};

const finding = {
  rule: "aria_role_redundant",
  message: 'The role "list" is redundant',
  target: "/html/body/ul",
  html: '<ul role="list">',
};

test.each(["is redundant", "/html/body/ul", "<ul role"])(
  "an entry matches by message, target or HTML: %s",
  (contains) => {
    expect(suppressionOf("ibm", finding, [{ ...entry, contains }])).toBeDefined();
  },
);

test.each([
  ["another engine", suppressionOf("axe", finding, [entry])],
  ["another rule", suppressionOf("ibm", { ...finding, rule: "aria_role" }, [entry])],
  ["another message", suppressionOf("ibm", { ...finding, message: 'The role "button" is redundant' }, [entry])],
])("%s is not suppressed", (_, found) => {
  expect(found).toBeUndefined();
});

test("no two entries are alike", () => {
  const names = suppressions.map(({ engine, rule, contains }) => [engine, rule, contains].join("\n"));
  expect(new Set(names).size).toBe(names.length);
});
