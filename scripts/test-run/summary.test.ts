import { summaryOf } from "./summary";

const counts = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });

test("the last line sums over all steps", () => {
  const text = summaryOf([
    { name: "types", counts: counts(1), seconds: 12.4 },
    { name: "unit", counts: counts(300), seconds: 71 },
  ]);
  expect(text.split("\n").at(-1)).toBe("301 passed, 0 failed");
  expect(text).toMatch(/^types +ok +1 +0 +0 +12 s$/mu);
  expect(text).toMatch(/^unit +ok +300 +0 +0 +1 min 11 s$/mu);
});

test("skipped tests are named only where there are some", () => {
  const text = summaryOf([{ name: "unit", counts: counts(3, 1, 2), seconds: 1 }]);
  expect(text.split("\n").at(-1)).toBe("3 passed, 1 failed, 2 skipped");
  expect(text).toMatch(/^unit +FAILED/mu);
});

test("a step that could not run is a failure", () => {
  const text = summaryOf([
    { name: "build", counts: counts(0, 1), seconds: 3 },
    { name: "html", counts: "not run", seconds: 0 },
  ]);
  expect(text.split("\n").at(-1)).toBe("0 passed, 2 failed");
  expect(text).toMatch(/^html +not run/mu);
});
