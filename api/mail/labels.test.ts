// Labels sort messages: whether scripts ran, seconds, links, language. They hold no text of the visitor.
import type { MessageFormat } from "../http/request";
import { mailLabels } from "./labels";

test.each<[string, MessageFormat, number, string | undefined, string]>([
  ["Hello.", "json", 37_400, "en-US,en;q=0.9", "yes 37 0 en"],
  ["Hello.", "form", Infinity, "en-US,en;q=0.9", "no unknown 0 en"],
  ["Hola.", "json", 61_000, "es", "yes 61 0 es"],
  ["Hola.", "json", 61_000, "es-419,es;q=0.9,en;q=0.8", "yes 61 0 es"],
  ["你好。", "json", 9_600, "zh-Hant-TW", "yes 10 0 zh"],
  ["مرحبا", "json", 1_000, " AR ", "yes 1 0 ar"],
  ["Kumusta.", "json", 45_000, "fil;q=1", "yes 45 0 fil"],
  ["My site is https://example.com/a.", "json", 90_000, "en", "yes 90 1 en"],
  ["My site is www.example.com.", "json", 90_000, "en", "yes 90 1 en"],
  ["HTTP://WWW.EXAMPLE.COM", "json", 90_000, "en", "yes 90 1 en"],
  ["https://a.example https://b.example\nwww.c.example", "json", 2_000, "ru", "yes 2 3 ru"],
  ["https:// alone, and www. too", "json", 90_000, "en", "yes 90 0 en"],
  ["https://a.example ".repeat(200), "form", Infinity, undefined, "no unknown 200 unknown"],
  ["Hello.", "json", 0, "", "yes 0 0 unknown"],
  ["Hello.", "json", 1e300, "*", "yes 86400 0 unknown"],
  ["Hello.", "json", 5_000, "qqq", "yes 5 0 unknown"],
  ["Hello.", "json", 5_000, "buy-now", "yes 5 0 unknown"],
  ["Hello.", "json", 5_000, "en\r\nBcc: a@example.com", "yes 5 0 en"],
  ["Hello.", "json", 5_000, "english", "yes 5 0 unknown"],
  ["X-Form-Links: 9\r\nHello.", "json", 5_000, "=?utf-8?q?x?=", "yes 5 0 unknown"],
])("%j as %s after %d ms, with the languages %j", (message, format, elapsedMs, languages, labels) => {
  expect(Object.values(mailLabels({ message, format, elapsedMs, languages })).join(" ")).toBe(labels);
});
