import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { ArtJob } from "../lib/job";
import { fromRoot } from "../lib/paths";
import { cardBackground, cardSize, panelLeft, rampAlone, studioGround, type CardBackground } from "./card-background";
import { placeIllustration } from "./illustration";
import { contentFiles, pictureBeside, readContent } from "./read-content";
import { arrivals } from "./scenes/arrivals";
import { capabilityScene } from "./scenes/capability";
import { conformanceScene } from "./scenes/conformance";
import { contactScene } from "./scenes/contact";
import { pricingScene } from "./scenes/pricing";
import { privacyScene } from "./scenes/privacy";
import { projectsScene } from "./scenes/projects";
import { servicesScene } from "./scenes/services";
import { sitemapScene } from "./scenes/sitemap";
import { startScene } from "./scenes/start";
import { statementScene } from "./scenes/statement";
import { smallPicture } from "./small-picture";

/** The fields of `content/` that the backgrounds show. */
const picture = z.object({ image: z.string() });
const homePage = z.object({ hero: z.object({ picture }), about: z.object({ picture }) });
const caseStudy = z.object({ order: z.number(), card: picture });

const homeFile = "pages/home/home.yaml";

/** The file of a page's background, beside its YAML: `head.shareImage` names it. */
const fileOf = (page: string, type = "svg"): string => `content/pages/${page}/share-image.${type}`;

const background = (page: string, parts: () => CardBackground | Promise<CardBackground>): ArtJob => {
  const output = fileOf(page);
  return { output, make: async ({ writeSvg }) => writeSvg(output, cardBackground(await parts())) };
};

/** A background with a scene of its own in the panel. */
const scene = (page: string, draw: () => string): ArtJob =>
  background(page, () => ({ ground: studioGround, panel: panelLeft, picture: draw() }));

const home = background("home", async () => {
  const { hero } = readContent(homeFile, homePage);
  const svg = await readFile(fromRoot(pictureBeside(homeFile, hero.picture.image)), "utf8");
  return {
    ground: studioGround,
    way: rampAlone(studioGround) + arrivals(),
    picture: svg.replace('width="1200" height="900"', 'x="480" y="64" width="720" height="540"'),
  };
});

const about = background("about-us", async () => ({
  panel: panelLeft,
  ...(await placeIllustration(pictureBeside(homeFile, readContent(homeFile, homePage).about.picture.image))),
}));

/** The pictures that the case studies have on Our Projects, in that page's order, as data addresses. */
const studyPictures = (): Promise<readonly string[]> =>
  Promise.all(
    contentFiles("case-studies", /\/study\.yaml$/u)
      .map((file) => ({ file, study: readContent(file, caseStudy) }))
      .sort((one, other) => one.study.order - other.study.order)
      .map(({ file, study }) => smallPicture(pictureBeside(file, study.card.image), 520)),
  );

/** A PNG: as an SVG it would hold the studies' screens as bitmaps. */
const projects: ArtJob = {
  output: fileOf("our-projects", "png"),
  make: async ({ screenshotHtml }) => {
    const svg = cardBackground({
      ground: studioGround,
      panel: panelLeft,
      picture: projectsScene(await studyPictures()),
    });
    const html = `<!doctype html><style>html,body{margin:0}svg{display:block}</style>${svg}`;
    await screenshotHtml({ html, ...cardSize, scale: 1, output: fileOf("our-projects", "png") });
  },
};

/** Backgrounds of the social cards; the site's build writes the words (src/gatsby/outputs/social-cards/). */
export const jobs: readonly ArtJob[] = [
  home,
  about,
  projects,
  scene("services", servicesScene),
  scene("services/capability-statement", capabilityScene),
  scene("pricing", pricingScene),
  scene("contact-us", contactScene),
  scene("start-your-project", startScene),
  scene("accessibility-statement", statementScene),
  scene("accessibility-conformance-report", conformanceScene),
  scene("privacy-policy", privacyScene),
  scene("sitemap", sitemapScene),
];
