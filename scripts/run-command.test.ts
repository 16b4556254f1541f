import { runMain } from "./run-command";

afterEach(() => {
  process.exitCode = undefined;
});

test("an error ends with exit code 1 and its message", async () => {
  const print = jest.spyOn(console, "error").mockImplementation(() => undefined);
  runMain(() => {
    throw new Error("It does not work.");
  });
  await new Promise(setImmediate);
  expect(print).toHaveBeenCalledWith("It does not work.");
  expect(process.exitCode).toBe(1);
});
