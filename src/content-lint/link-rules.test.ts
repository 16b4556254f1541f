import { claimableAccounts, frontPageLinks } from "./link-rules";
import { contentFileOf } from "./testing/content-file-of";

describe("links to front pages", () => {
  const lint = (url: string) =>
    frontPageLinks([
      contentFileOf("PricingPage", { returnOnInvestment: { text: `We [cite](${url}).`, sources: [{ url }] } }),
    ]);

  test.each(["https://news.example/", "https://news.example", "https://news.example/#top"])("%s is an error", (url) => {
    expect(lint(url)).toEqual([
      expect.objectContaining({
        file: "content/PricingPage.yaml",
        field: "returnOnInvestment › sources › 1 › url",
        message:
          "The link leads to the front page of news.example, where readers would have to search for what you mean.",
        fix: expect.stringMatching(/^Link to the page that says it\./u) as string,
      }),
      expect.objectContaining({ field: "returnOnInvestment › text" }),
    ]);
  });

  test.each([
    "https://news.example/2026/report/",
    "https://news.example/?report=2026",
    "https://www.accessibilityassociation.org/",
    "/",
    "mailto:hello@news.example",
  ])("%s is none", (url) => {
    expect(lint(url)).toEqual([]);
  });
});

describe("accounts of the studio on other sites", () => {
  const lint = (siteUrl: string, facebook: string) =>
    claimableAccounts([
      contentFileOf("Studio", { siteUrl, socials: { facebook, linkedin: "https://linkedin.example/us" } }),
    ]);

  test("a sample studio has no account on a real site", () => {
    expect(lint("https://www.studio.example", "https://www.facebook.com/studio.example")).toEqual([
      expect.objectContaining({
        file: "content/Studio.yaml",
        field: "socials › facebook",
        message:
          "The studio's own address, www.studio.example, is a sample, but this account is on a real site, www.facebook.com, where anybody could register it.",
        fix: expect.stringMatching(/^Write a sample that ends in \.example/u) as string,
      }),
    ]);
  });

  test.each([
    ["a sample account of a sample studio", "https://www.studio.example", "https://facebook.example/studio"],
    ["a real account of a real studio", "https://www.studio.com", "https://www.facebook.com/studio"],
    ["a studio whose name only looks reserved", "https://www.studio-example.com", "https://www.facebook.com/studio"],
  ])("%s is in order", (_, siteUrl, facebook) => {
    expect(lint(siteUrl, facebook)).toEqual([]);
  });
});
