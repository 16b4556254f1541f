import { runMain } from "./run-command";

afterEach(() => {
  process.exitCode = undefined;
});

test.each([
  [
    "thrown",
    () => {
      throw new Error("It does not work.");
    },
  ],
  ["rejected", () => Promise.reject(new Error("It does not work."))],
])("an error that is %s ends with exit code 1 and its message", async (_, main) => {
  const print = jest.spyOn(console, "error").mockImplementation(() => undefined);
  runMain(main);
  await new Promise(setImmediate);
  expect(print).toHaveBeenCalledWith("It does not work.");
  expect(process.exitCode).toBe(1);
});
