import { errorForLog, writeLog } from "./log";

test("is one line of JSON", () => {
  const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  writeLog({ at: "2026-11-21T00:00:00.000Z", id: "1", result: "sent", status: 200, ms: 12, smtp: 250 });
  expect(written).toHaveBeenCalledWith(
    '{"at":"2026-11-21T00:00:00.000Z","id":"1","result":"sent","status":200,"ms":12,"smtp":250}\n',
  );
});

test("names the kind and the place of an error, and not its words", () => {
  const error = new TypeError("words of a client\n    at words of a client");
  expect(errorForLog(error)).toMatch(/^TypeError at .*log\.test\.ts/u);
  expect(errorForLog(error)).not.toContain("words");
  expect(errorForLog("words")).toBe("string");
});
