// A paragraph links only to safe and well-formed addresses.
import { paragraph } from "./fields";

test.each([
  ["https://news.example/the%20report/?year=20%25", true],
  ["https://news%20site.example/", false],
  ["https://news.example/ramp_(access)/", true],
  ["mailto:hello@news.example", true],
  ["tel:+14045550142", true],
  ["//news.example/", false],
])("a paragraph may link to %s: %s", (to, allowed) => {
  expect(paragraph("").safeParse(`Read [our prices](/pricing/) and [the report](${to}).`).success).toBe(allowed);
});
