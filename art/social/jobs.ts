import { readFile } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import { aboutPage } from "../../src/content-schema/collections/about-page";
import { accessibleDesignSection, accessibleDesignTab } from "../../src/content-schema/collections/accessible-design";
import { capabilityPage } from "../../src/content-schema/collections/capability-page";
import { caseStudy } from "../../src/content-schema/collections/case-study";
import { conformancePage } from "../../src/content-schema/collections/conformance-report";
import { homePage } from "../../src/content-schema/collections/home-page";
import { pagePath, accessibleDesignPath } from "../../src/content-schema/collections";
import { pricingPage } from "../../src/content-schema/collections/pricing-page";
import { servicesPage } from "../../src/content-schema/collections/services-page";
import {
  contactPage,
  privacyPage,
  projectsPage,
  startPage,
  statementPage,
} from "../../src/content-schema/collections/simple-pages";
import { sitemapPage } from "../../src/content-schema/collections/sitemap-page";
import { studio as studioSchema } from "../../src/content-schema/collections/studio";
import { socialCardFile, socialCardFolder, socialCardSize } from "../../src/lib/social-card";
import type { ArtJob } from "../lib/job";
import { fromRoot } from "../lib/paths";
import { cardNote } from "./card-note";
import { cardPage, panelLeft, rampAlone, studioGround, type Card } from "./card-page";
import { placeIllustration } from "./illustration";
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
import { contentFiles, pictureBeside, readContent } from "./read-content";
import { smallPicture } from "./small-picture";
import { screensInPanel, stationsInFront, studyGround, studyPanel } from "./study-picture";

const studio = readContent("studio.yaml", studioSchema);

/** A card and what it shows. */
export interface CardJob extends ArtJob {
  /** The card's parts. They are read when they are asked for, because other pictures stand in them. */
  readonly design: () => Promise<Card>;
}

/** A card of the page at `address`. It remembers its words, so that a test can tell when they are old. */
const card = (address: string, parts: () => Promise<Omit<Card, "studio">>): CardJob => {
  const output = `static${socialCardFolder}${socialCardFile(address)}`;
  const design = async (): Promise<Card> => ({ ...(await parts()), studio: studio.name });
  return {
    output,
    design,
    make: async ({ screenshotHtml }) => {
      const parts = await design();
      await screenshotHtml({
        html: await cardPage(parts),
        ...socialCardSize,
        scale: 1,
        output,
        note: cardNote(parts),
      });
    },
  };
};

const home = card("/", async () => {
  const file = "pages/home/home.yaml";
  const { hero } = readContent(file, homePage);
  const svg = await readFile(fromRoot(pictureBeside(file, hero.picture.image)), "utf8");
  return {
    heading: studio.tagline,
    ground: studioGround,
    wordsEnd: 560,
    wordsHeight: 284,
    way: rampAlone(studioGround) + arrivals(),
    picture: svg.replace('width="1200" height="900"', 'x="480" y="64" width="720" height="540"'),
  };
});

const about = card("/about-us/", async () => {
  const file = "pages/home/home.yaml";
  const { opening } = readContent("pages/about-us/about-us.yaml", aboutPage);
  return {
    heading: opening.heading,
    panel: panelLeft,
    ...(await placeIllustration(pictureBeside(file, readContent(file, homePage).about.picture.image))),
  };
});

const tabs = contentFiles("accessible-design/tabs", /^\d+-[a-z0-9-]+\.yaml$/u).map((file) => {
  const { slug, opening, illustration } = readContent(file, accessibleDesignTab);
  return card(pagePath(accessibleDesignPath, slug), async () => ({
    over: readContent("accessible-design/section.yaml", accessibleDesignSection).name,
    heading: opening.heading,
    panel: panelLeft,
    ...(await placeIllustration(pictureBeside(file, illustration.image))),
  }));
});

const studyFiles = contentFiles("case-studies", /\/study\.yaml$/u);

const studies = studyFiles.map((file) => {
  const { key, name, kind, card: picture, theme } = readContent(file, caseStudy);
  return card(pagePath(key), async () => ({
    heading: name,
    under: kind,
    ground: studyGround(theme),
    panel: studyPanel,
    way: "",
    picture: await screensInPanel(pictureBeside(file, picture.image)),
    front: stationsInFront(contentFiles(path.posix.dirname(file), /^\d+-[a-z0-9-]+\.yaml$/u).length),
  }));
});

/** A page whose scene is drawn for its card alone. */
const scene = (
  file: string,
  schema: z.ZodType<{ readonly opening: { readonly heading: string } }>,
  draw: () => string | Promise<string>,
): CardJob =>
  card(`/${path.posix.dirname(file).replace("pages/", "")}/`, async () => ({
    heading: readContent(file, schema).opening.heading,
    ground: studioGround,
    panel: panelLeft,
    picture: await draw(),
  }));

const pricingFile = "pages/pricing/pricing.yaml";

/** The answers of the estimate calculator, in their short form. */
const lengths = (): readonly string[] =>
  readContent(pricingFile, pricingPage).options.map(({ label, shortLabel }) => shortLabel ?? label);

/** The pictures that the case studies have on Our Projects, in that page's order, as data addresses. */
const studyPictures = (): Promise<readonly string[]> =>
  Promise.all(
    studyFiles
      .map((file) => ({ file, study: readContent(file, caseStudy) }))
      .sort((one, other) => one.study.order - other.study.order)
      .map(({ file, study }) => smallPicture(pictureBeside(file, study.card.image), 520)),
  );

const pages: readonly CardJob[] = [
  scene("pages/services/services.yaml", servicesPage, servicesScene),
  scene(pricingFile, pricingPage, () => pricingScene(lengths())),
  scene("pages/our-projects/our-projects.yaml", projectsPage, async () => projectsScene(await studyPictures())),
  scene("pages/contact-us/contact-us.yaml", contactPage, contactScene),
  scene("pages/start-your-project/start-your-project.yaml", startPage, startScene),
  scene("pages/accessibility-statement/accessibility-statement.yaml", statementPage, statementScene),
  scene("pages/privacy-policy/privacy-policy.yaml", privacyPage, privacyScene),
  scene(
    "pages/accessibility-conformance-report/accessibility-conformance-report.yaml",
    conformancePage,
    conformanceScene,
  ),
  scene("pages/services/capability-statement/capability-statement.yaml", capabilityPage, capabilityScene),
  scene("pages/sitemap/sitemap.yaml", sitemapPage, sitemapScene),
];

/** The social cards, one a page; the steps of a case study share the study's. */
export const jobs: readonly CardJob[] = [home, about, ...pages, ...tabs, ...studies];
