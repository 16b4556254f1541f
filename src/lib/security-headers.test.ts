import { readHstsScope, siteHeaders } from "./security-headers";

test.each([
  [undefined, "max-age=63072000"],
  ["", "max-age=63072000"],
  [" subdomains ", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
])("HTTPS is promised for the subdomains only where the setting HSTS says so: %s", (setting, value) => {
  const headers = siteHeaders({ scripts: [], styles: [] }, readHstsScope(setting));
  expect(headers["Strict-Transport-Security"]).toBe(value);
});
