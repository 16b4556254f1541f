// HTTPS for two years; for the subdomains only where the setting says so.
import { readHstsScope, siteHeaders } from "./security-headers";

test.each([
  [undefined, "max-age=63072000"],
  ["", "max-age=63072000"],
  [" subdomains ", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
])("the setting HSTS: %s", (setting, value) => {
  const headers = siteHeaders({ scripts: [], styles: [] }, readHstsScope(setting));
  expect(headers["Strict-Transport-Security"]).toBe(value);
});
