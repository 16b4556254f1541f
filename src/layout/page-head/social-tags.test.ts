import { socialTags, type SharedPage } from "./social-tags";

const page: SharedPage = {
  title: "Pricing",
  description: "What our work costs.",
  studio: { name: "The Studio", tagline: "Makers of examples", siteUrl: "https://studio.example" },
  path: "/pricing/",
  kind: "website",
  card: { file: "pricing.png", words: "What a project costs" },
};

const tagsOf = (changes: Partial<SharedPage> = {}) => socialTags({ ...page, ...changes });

test("a page is shown with its own card, by its absolute address", () => {
  expect(tagsOf()).toEqual({
    "og:title": "Pricing",
    "og:description": "What our work costs.",
    "og:type": "website",
    "og:url": "https://studio.example/pricing/",
    "og:site_name": "The Studio",
    "og:locale": "en_US",
    "og:image": "https://studio.example/social/pricing.png",
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "What a project costs. The Studio",
    "twitter:card": "summary_large_image",
    "twitter:image:alt": "What a project costs. The Studio",
  });
});

test("a page without a card has home's, with that card's alternative text", () => {
  const tags = tagsOf({ card: undefined });
  expect(tags["og:image"]).toBe("https://studio.example/social/home.png");
  expect(tags["og:image:alt"]).toBe("Makers of examples. The Studio");
});

test("a page without an address has none here either", () => {
  expect(tagsOf({ path: undefined })).not.toHaveProperty("og:url");
});

test("words that end a sentence get no second period", () => {
  expect(tagsOf({ card: { file: "a.png", words: "Who is left out?" } })["og:image:alt"]).toBe(
    "Who is left out? The Studio",
  );
});
