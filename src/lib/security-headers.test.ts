// How far browsers are told to use https alone.
import { readHstsScope, transportSecurity } from "./security-headers";

test.each([
  ["host", "max-age=63072000"],
  ["subdomains", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
] as const)("https alone for the %s", (scope, value) => {
  expect(transportSecurity(scope)).toBe(value);
});

test.each([
  [undefined, "host"],
  [" ", "host"],
  [" preload ", "preload"],
  ["domain", undefined],
])("the setting %j means %s", (value, scope) => {
  expect(readHstsScope(value)).toBe(scope);
});
