import { canPrefetch } from "./connection-quality";

test.each([
  ["a browser without the API", {}, true],
  ["a fast connection", { connection: { saveData: false, effectiveType: "4g" } }, true],
  ["a fast connection with Save-Data", { connection: { saveData: true, effectiveType: "4g" } }, false],
  ["a 3G connection", { connection: { saveData: false, effectiveType: "3g" } }, false],
  ["a slow-2G connection", { connection: { effectiveType: "slow-2g" } }, false],
])("%s", (_, browser, expected) => {
  expect(canPrefetch(browser)).toBe(expected);
});
