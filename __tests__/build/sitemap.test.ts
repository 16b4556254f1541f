// Search engines and people find every page: XML sitemap, sitemap page (WCAG 2.4.5), robots.txt; and security.txt.
import { studio } from "../e2e/content";
import { builtPages } from "../../scripts/built-pages";
import { prototypeAddresses } from "../testing/prototype-pages";
import { listedPages, only, pageAt, pages, publicFolder, readBuilt, wordsOf } from "./built-site";

const inXml = builtPages(publicFolder);

const main = only(pageAt("/sitemap/"), "main");
const links = [...main.querySelectorAll("a[href]")];
const listed = links.map((link) => link.getAttribute("href") ?? "");

test("the XML sitemap names every indexed page once, and guesses nothing", () => {
  expect(inXml).toEqual(listedPages.map(({ address }) => address).sort());
  expect(readBuilt("sitemap-0.xml")).not.toMatch(/<(?:changefreq|priority|lastmod)>/u);
});

test("the sitemap page links each of these pages once, by its title", () => {
  expect([...listed].sort()).toEqual(inXml);
  const misnamed = links.filter(
    (link) => !pageAt(link.getAttribute("href") ?? "").document.title.startsWith(wordsOf(link)),
  );
  // Home's title is the studio's name and tagline.
  expect(misnamed.map((link) => link.getAttribute("href")).filter((to) => to !== "/")).toEqual([]);
});

test("the style guide is excluded from search and linked nowhere", () => {
  expect(readBuilt("styleguide/index.html")).toMatch(/<meta [^>]*content="noindex"/u);
  expect(pages.filter(({ html }) => html.includes("/styleguide/")).map(({ address }) => address)).toEqual([]);
});

test("prototypes are excluded from search, page by page", () => {
  expect(inXml.filter((address) => address.startsWith("/prototypes/"))).toEqual([]);
  for (const address of prototypeAddresses)
    expect(readBuilt(address.replace(/\/$/u, "/index.html"))).toMatch(/<meta name="robots" content="noindex"/u);
});

test("robots.txt opens the site but for its function, and names its sitemap", () => {
  const sitemap = `${studio.siteUrl}/sitemap-index.xml`;
  expect(readBuilt("robots.txt")).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
});

test("security.txt has the contact and the expiry of the content", () => {
  const { email, expires } = studio.security;
  for (const line of [`Contact: mailto:${email}\n`, `Expires: ${expires}T00:00:00.000Z\n`])
    expect(readBuilt(".well-known/security.txt")).toContain(line);
});
