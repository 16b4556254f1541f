// A message is JSON or a form, in UTF-8 and not compressed; anything else is not read.
import { readFormat } from "./request";

const form = "application/x-www-form-urlencoded";

test.each([
  ["application/json", "json"],
  [form, "form"],
  ['Application/JSON ; x=1; Charset="UTF-8"', "json"],
  [`${form};charset=utf8`, "form"],
  ["application/json; charset=iso-8859-1", undefined],
  ["application/json; charset=x-utf-8", undefined],
  ["application/json; charset=utf-80", undefined],
  ["application/json; charset", undefined],
  ["text/plain", undefined],
  [undefined, undefined],
])("a body of the type %s", (type, format) => {
  expect(readFormat({ "content-type": type })).toBe(format);
});

test.each([
  ["identity", "json"],
  ["gzip", undefined],
])("a body with the coding %s", (coding, format) => {
  expect(readFormat({ "content-type": "application/json", "content-encoding": coding })).toBe(format);
});
