// A body that is no message and a message that lacks something get different answers. Fields of a form are read as sent.
import { emptyMessage } from "../../src/contact/api-contract";
import { parseMessage } from "./parse-message";

const empty = { ...emptyMessage, honeypot: "", elapsedMs: Infinity, isRepeated: false };

test.each([
  ["{}", {}],
  ['{"email":null,"message":null,"referral":null,"elapsed":null}', {}],
  [
    '{"email":"a","message":"b","referral":"c","elapsed":0,"extension":[1]}',
    { email: "a", message: "b", honeypot: "c", elapsedMs: 0 },
  ],
])("JSON is read: %s", (text, message) => {
  expect(parseMessage(Buffer.from(text), "json")).toEqual({ ...empty, ...message });
});

test.each([
  "",
  "null",
  "1",
  '"text"',
  "[]",
  '{"email":1}',
  '{"message":["b"]}',
  '{"referral":{}}',
  '{"elapsed":"5"}',
  '{"elapsed":-1}',
  '{"email":"\xFF"}',
])("JSON that is no message: %s", (text) => {
  expect(parseMessage(Buffer.from(text, "latin1"), "json")).toBeUndefined();
});

test.each([
  ["", {}],
  ["email=a%40b&message=b+c%0D%0A&referral=d", { email: "a@b", message: "b c\r\n", honeypot: "d" }],
  ["?email=a&message=b", { message: "b" }],
  ["message=b&extension=1&extension=2", { message: "b" }],
  ["message=b&message=c", { message: "b", isRepeated: true }],
])("a form is read: %s", (text, message) => {
  expect(parseMessage(Buffer.from(text), "form")).toEqual({ ...empty, ...message });
});

test.each(["message=100%", "message=%FF", "message=\xFF"])("a form that can't be read: %s", (text) => {
  expect(parseMessage(Buffer.from(text, "latin1"), "form")).toBeUndefined();
});
