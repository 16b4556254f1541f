import { email, heading, href, imageFile, isoDate, key, paragraph } from "../content-schema/fields";
import { suggestValue } from "./suggest-value";

const schemas = {
  email: email(""),
  heading: heading(80, ""),
  href: href(),
  image: imageFile(),
  day: isoDate("", "reviewDate"),
  key: key(""),
  paragraph: paragraph(""),
} as const;

test.each<[kind: keyof typeof schemas, text: string, suggested: string | undefined]>([
  ["href", "https://credential.example/cp acc", "https://credential.example/cp%20acc"],
  ["href", "https://news.example/a  b/c d?e=f g#h i", "https://news.example/a%20b/c%20d?e=f%20g#h%20i"],
  ["href", "www.news.example/the report", "https://www.news.example/the%20report"],
  ["href", "mailto:hello@studio.example?subject=Hello there", "mailto:hello@studio.example?subject=Hello%20there"],
  ["href", "first.last@studio.example?subject=A b", "mailto:first.last@studio.example?subject=A%20b"],
  ["href", "/Our Projects/", "/our-projects/"],
  ["href", "services#naics", "/services/#naics"],
  ["href", "/start-your-project/?duration=3 years", "/start-your-project/?duration=3%20years"],
  ["href", "“/pricing/”", "/pricing/"],
  // Nobody knows which host is meant.
  ["href", "www.example test.example", undefined],
  ["href", "https:// news.example/", undefined],
  ["href", "mailto:ramp andrail@studio.example", undefined],
  ["href", "ftp://news.example/a b", undefined],
  ["email", "hello@studio.example?subject=Hello there", "hello@studio.example"],
  ["email", "hello at studio.example", undefined],
  ["image", "./50% off + more? #1.JPEG", "./50-off-more-1.jpg"],
  ["image", "../shared/My card.svg", "../shared/my-card.svg"],
  ["image", "./caf\u00E9.png", "./cafe.png"],
  ["image", "./設計.png", undefined],
  ["day", "“2026-11-20”", "2026-11-20"],
  ["day", "2026/11/20", "2026-11-20"],
  ["key", "Our Projects", "our-projects"],
  // What people read is theirs to write.
  ["heading", "Two\nlines", undefined],
  ["paragraph", "See [our prices](pricing/).", undefined],
])("%s: %j -> %j", (kind, text, suggested) => {
  expect(suggestValue(schemas[kind], text)).toBe(suggested);
});
