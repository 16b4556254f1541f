import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ArtJob } from "../lib/job";
import { fromRoot } from "../lib/paths";
import { cardFile, cardSize } from "./card-files";
import { cardNote } from "./card-note";
import { cardPage, panelLeft, rampAlone, studioGround, type Card } from "./card-page";
import {
  accessibleDesignSection,
  accessibleDesignTab,
  caseStudy,
  homePage,
  pageWithOpening,
  pricingPage,
  studio as studioShape,
} from "./content-shapes";
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

const studio = readContent("studio.yaml", studioShape);

/** The card of the page at `address`. Its file stores what it was made from (card-note.ts). */
const card = (address: string, parts: () => Promise<Omit<Card, "studio">>): ArtJob => {
  const output = cardFile(address);
  return {
    output,
    make: async ({ screenshotHtml }) => {
      const design: Card = { ...(await parts()), studio: studio.name };
      await screenshotHtml({ html: await cardPage(design), ...cardSize, scale: 1, output, note: cardNote(design) });
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
  const { opening } = readContent("pages/about-us/about-us.yaml", pageWithOpening);
  return {
    heading: opening.heading,
    panel: panelLeft,
    ...(await placeIllustration(pictureBeside(file, readContent(file, homePage).about.picture.image))),
  };
});

const tabs = contentFiles("accessible-design/tabs", /^\d+-[a-z0-9-]+\.yaml$/u).map((file) => {
  const { slug, opening, illustration } = readContent(file, accessibleDesignTab);
  return card(`/a11y-accessible-design/${slug}/`, async () => ({
    over: readContent("accessible-design/section.yaml", accessibleDesignSection).name,
    heading: opening.heading,
    panel: panelLeft,
    ...(await placeIllustration(pictureBeside(file, illustration.image))),
  }));
});

const studyFiles = contentFiles("case-studies", /\/study\.yaml$/u);

const studies = studyFiles.map((file) => {
  const { key, name, kind, card: picture, theme } = readContent(file, caseStudy);
  return card(`/${key}/`, async () => ({
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
const scene = (file: string, draw: () => string | Promise<string>): ArtJob =>
  card(`/${path.posix.dirname(file).replace("pages/", "")}/`, async () => ({
    heading: readContent(file, pageWithOpening).opening.heading,
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

const pages: readonly ArtJob[] = [
  scene("pages/services/services.yaml", servicesScene),
  scene(pricingFile, () => pricingScene(lengths())),
  scene("pages/our-projects/our-projects.yaml", async () => projectsScene(await studyPictures())),
  scene("pages/contact-us/contact-us.yaml", contactScene),
  scene("pages/start-your-project/start-your-project.yaml", startScene),
  scene("pages/accessibility-statement/accessibility-statement.yaml", statementScene),
  scene("pages/privacy-policy/privacy-policy.yaml", privacyScene),
  scene("pages/accessibility-conformance-report/accessibility-conformance-report.yaml", conformanceScene),
  scene("pages/services/capability-statement/capability-statement.yaml", capabilityScene),
  scene("pages/sitemap/sitemap.yaml", sitemapScene),
];

/** The social cards, one a page; the steps of a case study share the study's. */
export const jobs: readonly ArtJob[] = [home, about, ...pages, ...tabs, ...studies];
