import { canPrefetch } from "./connection-quality";

test.each([
  ["a browser that says nothing of its line", {}, true],
  ["a browser that hides it", { connection: undefined }, true],
  ["a good line", { connection: { saveData: false, effectiveType: "4g" } }, true],
  ["a good line of somebody who saves data", { connection: { saveData: true, effectiveType: "4g" } }, false],
  ["a middling line", { connection: { saveData: false, effectiveType: "3g" } }, false],
  ["a poor line", { connection: { effectiveType: "slow-2g" } }, false],
])("%s", (_, about, may) => {
  expect(canPrefetch(about)).toBe(may);
});
