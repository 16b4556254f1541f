import { workerIsOn } from "./build-environment";

test.each([
  [undefined, true],
  ["", true],
  ["on", true],
  ["off", false],
])("SERVICE_WORKER %p: %p", (value, isOn) => {
  expect(workerIsOn({ SERVICE_WORKER: value })).toBe(isOn);
});

test.each(["OFF", "false", "0", " off"])("a value that would be ignored is refused by name: %p", (value) => {
  expect(() => workerIsOn({ SERVICE_WORKER: value })).toThrow(
    `SERVICE_WORKER is "${value}". Set it to on or off, or leave it out.`,
  );
});
