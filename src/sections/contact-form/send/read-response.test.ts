import { parseBody } from "./read-response";

it.each([
  ['{"status":200}', 200, undefined],
  ['{"status":503,"body":"Try again."}', 503, "Try again."],
  ['{"status":500}', 500, undefined],
  ['{"status":400,"body":""}', 400, undefined],
  ['{"status":400,"body":"  "}', 400, undefined],
  ['{"status":400,"body":{"a":1}}', 400, undefined],
  ['{"status":"200"}', undefined, undefined],
  ["<!doctype html><title>502</title>", undefined, undefined],
  ["", undefined, undefined],
  ["null", undefined, undefined],
  ["200", undefined, undefined],
])("reads %p", (text, status, error) => {
  expect(parseBody(text)).toEqual({ status, error });
});
