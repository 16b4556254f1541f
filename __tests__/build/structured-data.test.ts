import { z } from "zod";
import { studies, studio } from "../e2e/content";
import { eachPage, fileExists, isListed, only, pageAt, wordsOf } from "./built-site";

/** Structured data (JSON-LD): well formed, complete, and consistent with its page. */

const thing = z.looseObject({ "@type": z.string(), "@id": z.url() });
const graph = z.strictObject({ "@context": z.literal("https://schema.org"), "@graph": z.array(thing).min(3) });

/** What search engines ask of each type, and what makes it useful. */
const required: Readonly<Record<string, readonly string[]>> = {
  ProfessionalService: ["name", "url"],
  WebSite: ["name", "url", "publisher"],
  WebPage: ["name", "url", "description", "isPartOf", "publisher", "inLanguage"],
  BreadcrumbList: ["itemListElement"],
  Service: ["name", "description", "provider", "url"],
  CreativeWork: ["name", "abstract", "creator", "image", "url"],
};

type Thing = z.infer<typeof thing>;

const blocksOf = (document: Document): readonly string[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);

const thingsOf = (address: string): readonly Thing[] => {
  const [text = ""] = blocksOf(pageAt(address).document);
  return graph.parse(JSON.parse(text))["@graph"];
};

const ofType = (address: string, type: string): readonly Thing[] =>
  thingsOf(address).filter((one) => one["@type"] === type);

const forThePublic = eachPage.filter(([, page]) => isListed(page));

/** Every text in a value that is a full address of this site. */
const ownAddresses = (value: unknown): readonly string[] => {
  if (typeof value === "string") return value.startsWith(`${studio.siteUrl}/`) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(ownAddresses);
};

test("pages that are not for search engines have none", () => {
  const others = eachPage.filter((entry) => !forThePublic.includes(entry));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(([, { document }]) => blocksOf(document).length > 0)).toEqual([]);
});

describe.each(forThePublic)("%s", (address, page) => {
  const things = thingsOf(address);

  test("has one block, whose things are of known types and complete", () => {
    expect(blocksOf(page.document)).toHaveLength(1);
    for (const one of things) {
      expect(Object.keys(required)).toContain(one["@type"]);
      expect(Object.keys(one)).toEqual(expect.arrayContaining([...(required[one["@type"]] ?? [])]));
    }
  });

  test("names each thing once, and every thing that it refers to is there", () => {
    const ids = things.map((one) => one["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...JSON.stringify(things).matchAll(/\{"@id":"([^"]+)"\}/gu)].map(([, id = ""]) => id);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("agrees with the page's title, description and canonical URL", () => {
    const self = things.find((one) => one["@id"] === `${studio.siteUrl}${address}`);
    expect(self).toMatchObject({
      url: only(page, "link[rel=canonical]").getAttribute("href"),
      description: only(page, "meta[name=description]").getAttribute("content"),
    });
    if (address !== "/") expect(page.document.title).toBe(`${String(self?.["name"])} | ${studio.name}`);
  });

  test("its addresses on this site exist", () => {
    const missing = ownAddresses(things).filter((full) => {
      const { pathname } = new URL(full);
      return !fileExists(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    });
    expect(missing).toEqual([]);
  });
});

test.each(studies)(
  "$address is a creative work; its last step's breadcrumbs are home, projects, study, step",
  (study) => {
    const step = study.steps.at(-1)?.address ?? "";
    expect(ofType(study.address, "CreativeWork")).toHaveLength(1);
    const [breadcrumbs] = ofType(step, "BreadcrumbList");
    const items = z.array(z.object({ position: z.number(), item: z.string() })).parse(breadcrumbs?.["itemListElement"]);
    expect(items.map(({ position, item }) => `${position} ${new URL(item).pathname}`)).toEqual([
      "1 /",
      "2 /our-projects/",
      `3 ${study.address}`,
      ...(step === study.address ? [] : [`4 ${step}`]),
    ]);
  },
);

test("every service that the page shows is in the structured data, with its anchor", () => {
  const page = pageAt("/services/");
  const listed = ofType("/services/", "Service");
  const shown = [...page.document.querySelectorAll(".service-directory__entry h3")];
  expect(shown.length).toBeGreaterThan(0);
  expect(listed.map((one) => new URL(one["@id"]).hash.slice(1)).sort()).toEqual(shown.map(({ id }) => id).sort());
  for (const one of listed) {
    const element = page.document.getElementById(new URL(one["@id"]).hash.slice(1));
    expect(wordsOf(element)).toContain(String(one["name"]));
  }
});

test("the studio's facts on home are the content's", () => {
  expect(ofType("/", "ProfessionalService")[0]).toMatchObject({
    name: studio.name,
    legalName: studio.legalName,
    telephone: studio.phone.dial,
    email: studio.emails.general,
    address: { postalCode: studio.address.zip, addressLocality: studio.address.city, addressCountry: "US" },
    sameAs: [studio.socials.facebook, studio.socials.linkedin],
  });
});
