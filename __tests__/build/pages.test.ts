// Every page of the content is built with its title, language, canonical URL and notes, and without unfilled text.
import { contentPages, contentText, documents, realityRows, studio } from "../e2e/content";
import { listedPages, only, pageAt, pages, wordsOf } from "./built-site";

const inSpanish = documents.filter(({ lang }) => lang === "es");

test("every content page is built, and no other", () => {
  expect(pages.map(({ address }) => address).sort()).toEqual(contentPages.map(({ address }) => address).sort());
});

test.each(contentPages)("$address has the studio's name in its title, and its own heading", (page) => {
  const { document } = pageAt(page.address);
  expect(document.title).toContain(studio.name);
  // Home has the studio's tagline.
  if (page.address !== "/") expect(document.title).toContain(page.title);
  expect(wordsOf(document.querySelector("h1"))).toContain(page.heading);
});

test("pages in Spanish are marked, and linked from the same page in English", () => {
  for (const { address, otherLanguage } of inSpanish) {
    const spanish = pageAt(address);
    const main = only(spanish, "main");
    const content = only(spanish, "main > [lang=es]");
    expect(wordsOf(content)).toBe(wordsOf(main));
    // Its title is in Spanish, header and footer are in English.
    expect([spanish.document.documentElement.lang, spanish.document.body.lang]).toEqual(["es", "en-US"]);
    expect(only(pageAt("/sitemap/"), `main a[href="${address}"]`).getAttribute("lang")).toBe("es");
    if (otherLanguage === undefined) continue;
    expect(only(spanish, "main a[lang=en][hreflang=en]").getAttribute("href")).toBe(otherLanguage.to);
    expect(only(pageAt(otherLanguage.to), "main a[lang=es][hreflang=es]").getAttribute("href")).toBe(address);
  }
});

test("the words that the content of such pages marks as English are English to a screen reader", () => {
  for (const { address, text } of inSpanish) {
    const marked = Array.from(text.matchAll(/\[([^\]]+)\]\(lang:en\)/gu));
    const content = only(pageAt(address), "main > [lang=es]");
    expect([...content.querySelectorAll("span[lang=en]")].map(wordsOf)).toEqual(marked.map(([, words]) => words));
  }
});

test("every page has one link to the list of what is real", () => {
  const links = pages.map((page) => page.document.querySelectorAll("footer p a[href='/what-is-real/']").length);
  expect(new Set(links)).toEqual(new Set([1]));
});

test("the list of what is real has a row for each mark", () => {
  const rows = [...pageAt("/what-is-real/").document.querySelectorAll("main tbody th")].map(wordsOf);
  expect(rows).toEqual(realityRows);
});

test.each([
  ["/about-us/", [`mailto:${studio.emails.internships}`]],
  ["/contact-us/", [`mailto:${studio.emails.general}`, studio.socials.facebook, studio.socials.linkedin]],
  ["/accessibility-statement/", [`mailto:${studio.emails.accessibility}`, `tel:${studio.phone.dial}`]],
])("main of %s has the studio's links %j", (address, expected) => {
  const links = [...only(pageAt(address), "main").querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(expected));
});

test("each indexed page has its canonical URL, and the 404 page none", () => {
  expect(listedPages).not.toContain(pageAt("/404.html"));
  expect(listedPages.map((page) => only(page, "link[rel=canonical]").getAttribute("href"))).toEqual(
    listedPages.map(({ address }) => `${studio.siteUrl}${address}`),
  );
});

test.each(pages)("$address has its language, and no missing value or unfilled placeholder", ({ document }) => {
  expect(document.documentElement.lang).toBe(document.querySelector("main > [lang=es]") ? "es" : "en-US");
  const found = wordsOf(document.body).match(/\bundefined\b|\bNaN\b|\[object |\{[\w.-]+\}/gu) ?? [];
  expect(found.filter((word) => !contentText.includes(word))).toEqual([]);
});
