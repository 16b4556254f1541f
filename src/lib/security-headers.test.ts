// Addresses of files on any system, and how far browsers are told to use https alone.
import { fileAddress, pageAddress, readHstsScope, transportSecurity } from "./security-headers";

test.each([
  ["/site/public", "/site/public/pricing/index.html", "/pricing/"],
  ["C:\\site\\public", "C:\\site\\public\\pricing\\index.html", "/pricing/"],
  ["/site/public", "/site/public/404.html", "/404.html"],
  ["/site/public", "/site/public/index.html.br", "/index.html.br"],
])("in %s, %s has the address %s", (folder, file, address) => {
  expect(pageAddress(fileAddress(folder, file))).toBe(address);
});

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
