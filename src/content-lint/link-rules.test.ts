import { claimableAccounts, frontPageLinks } from "./link-rules";
import { contentFileOf } from "./testing/content-file-of";

test.each([
  ["https://news.example/", true],
  ["https://news.example", true],
  ["https://news.example/#top", true],
  ["https://news.example/2026/report/", false],
  ["https://news.example/?report=2026", false],
  ["/", false],
  ["mailto:hello@news.example", false],
])("the front page of a site is no source: %s, %s", (url, isRefused) => {
  const data = { returnOnInvestment: { text: `We [cite](${url}).`, sources: [{ url }] } };
  expect(frontPageLinks([contentFileOf("PricingPage", data)]).map(({ rule, field }) => `${rule} ${field}`)).toEqual(
    isRefused
      ? ["front-page-link returnOnInvestment › sources › 1 › url", "front-page-link returnOnInvestment › text"]
      : [],
  );
});

test.each([
  ["a sample account of a sample studio", "https://www.studio.example", "https://facebook.example/studio", false],
  ["a real account of a sample studio", "https://www.studio.example", "https://facebook.com/studio.example", true],
  ["a real account of a real studio", "https://www.studio.com", "https://www.facebook.com/studio", false],
  ["a name that only looks reserved", "https://www.studio-example.com", "https://www.facebook.com/studio", false],
])("%s", (_, siteUrl, facebook, isRefused) => {
  const data = { siteUrl, socials: { facebook, linkedin: "https://linkedin.example/us" } };
  const errors = claimableAccounts([contentFileOf("Studio", data)]);
  const found = errors.map(({ rule, field }) => `${rule} ${field}`);
  expect(found).toEqual(isRefused ? ["claimable-account socials › facebook"] : []);
});
