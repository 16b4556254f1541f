// Which addresses and messages are accepted, in the client's words and limits; no address adds a header.
import { contactMessages } from "./messages";
import { contactMessageSchema, isEmailAddress, validateContactMessage } from "./schema";

const good = { email: "dana@example.com", message: "Hello." };

/** What becomes of a good message with these fields in place of its own. */
const validate = (fields: Partial<typeof good>) => validateContactMessage({ ...good, ...fields });
const accepted = (fields: Partial<typeof good>) => ({ ok: true, message: { ...good, ...fields } });
const refused = (errors: Partial<typeof good>) => ({ ok: false, errors });

test.each([
  "dana.whitfield+dogs@mail.example.co.uk",
  "o'brien@example.com",
  "many!#$%&'*+/=?^_`{|}~-signs@example.com",
  "dana@xn--bcher-kva.example",
  "dana@Mail.Example.COM",
  "dana@example.4you",
  `${"l".repeat(64)}@${`${"d".repeat(60)}.`.repeat(3)}example`,
  `${"l".repeat(248)}@exa.com`,
])("an address that is accepted: %s", (email) => {
  expect(validate({ email })).toEqual(accepted({ email }));
  expect(isEmailAddress(email)).toBe(true);
});

test.each([
  "dana@example",
  // Some mail programs would show another name or address in its place (RFC 2047).
  "=?utf-8?q?boss=40studio.example?=@example.com",
  "a.=?UTF-8*en?B?Ym9zcw==?=@example.com",
  "dana@[127.0.0.1]",
  "dana@example.com,mallory@example.com",
  "mallory@example.com, Dana <dana@example.com>",
  "Dana <dana@example.com> <mallory@example.com>",
  "dana@example.com\r\nBcc: mallory@example.com",
  "dana@example.com%0ABcc:mallory@example.com ",
  "dana\u0000@example.com",
  "dana@example.com>x",
  "dana.mailto:mallory@example.com",
  "dana@bücher.1",
  "dana@10.1",
  "dana@10.10",
  "dana@example.0x7f",
  "dana@exämple",
  "dana@exämple.com/path",
  "dana@１０.１",
  "dän@example.com",
])("an address that is refused: %j", (email) => {
  expect(validate({ email })).toEqual(refused({ email: contactMessages.emailInvalid }));
});

test.each([
  ["", contactMessages.emailRequired],
  ["   ", contactMessages.emailRequired],
  // 257 characters.
  [`${"a".repeat(249)}@exa.com`, contactMessages.emailTooLong],
])("an address that is refused: %j: %s", (email, error) => {
  expect(validate({ email })).toEqual(refused({ email: error }));
});

test("a domain in other letters becomes what mail servers know", () => {
  expect(validate({ email: "dana@bücher.example" })).toEqual(accepted({ email: "dana@xn--bcher-kva.example" }));
  expect(isEmailAddress("dana@bücher.example")).toBe(true);
});

test.each([
  " dana@example.com\n",
  " mailto:dana@example.com ",
  ..."\u200B\u200E\u202A\u202C\u00AD\u2060\uFEFF\u00A0\u3164\uFE0F"
    .split("")
    .map((sign) => `${sign}da${sign}na@exa${sign}mple.com${sign}`),
  "dana＠example.com",
  "ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ",
  "dana@example。com",
  "mailto:dana@example.com",
  "MAILTO:dana@example.com?subject=Hello",
  "<dana@example.com>",
  "<mailto:dana@example.com>",
  "Dana <dana@example.com>",
  '"Whitfield, Dana" <dana@example.com>;',
  "dana@example.com>",
  "dana@example.com, ",
  "dana@example.com.",
])("an address is found in %j, which is no setting", (email) => {
  expect(validate({ email })).toEqual(accepted({}));
  expect(isEmailAddress(email)).toBe(false);
});

test.each([".", "a".repeat(5000), "🎉".repeat(2500), "\u{1F9FF}", " x ", "\u202Eabc", "ab\n".repeat(1666)])(
  "a message that is accepted as it is: %#",
  (message) => {
    expect(validate({ message })).toEqual(accepted({ message }));
  },
);

test.each(["", "\n\r\n\t", "\u00A0\u2003\u3000", "\u200B\u200D\uFEFF", "\u0000\u0001"])(
  "a message with nothing to read counts as missing: %j",
  (message) => {
    expect(validate({ message })).toEqual(refused({ message: contactMessages.messageRequired }));
  },
);

test("a message's length is counted as a browser counts it", () => {
  expect(validate({ message: "a\uD83Db 🎉 \uDE00" })).toEqual(accepted({ message: "a\uFFFDb 🎉 \uFFFD" }));
  expect(validate({ message: "a\r\n".repeat(2500) })).toEqual(accepted({ message: "a\n".repeat(2500) }));
  expect(validate({ message: "a\rb" })).toEqual(accepted({ message: "a\nb" }));
  for (const message of ["a".repeat(5001), `${"🎉".repeat(2500)}!`])
    expect(validate({ message })).toEqual(refused({ message: contactMessages.messageTooLong }));
});

test("both missing: both are named in the client's words", async () => {
  const errors = { email: "Email is required.", message: "Message is required." };
  expect(validate({ email: "", message: "" })).toEqual(refused(errors));
  // formik hands over empty fields as undefined and asks for all errors at once.
  const check = contactMessageSchema.validate({ email: undefined, message: undefined }, { abortEarly: false });
  await expect(check).rejects.toMatchObject({
    inner: Object.entries(errors).map(([path, message]) => ({ path, message })),
  });
});
