import { suppressionOf, type Suppression } from "./suppressions";

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

test.each([
  ["the message", "ibm", finding, { contains: "is redundant" }, true],
  ["the target", "ibm", finding, { contains: "/html/body/ul" }, true],
  ["the HTML", "ibm", finding, { contains: "<ul role" }, true],
  ["another engine", "axe", finding, {}, false],
  ["another rule", "ibm", { ...finding, rule: "aria_role" }, {}, false],
  ["another message", "ibm", { ...finding, message: 'The role "button" is redundant' }, {}, false],
] as const)("an entry and %s", (_, engine, found, changes, isSuppressed) => {
  expect(suppressionOf(engine, found, [{ ...entry, ...changes }]) !== undefined).toBe(isSuppressed);
});
