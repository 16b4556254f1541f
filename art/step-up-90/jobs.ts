import { writeFile } from "node:fs/promises";
import { darkDiagram } from "../lib/dark-scheme";
import type { ArtJob, Clip } from "../lib/job";
import { placeForFile } from "../lib/paths";
import { paperWireframePage } from "../lib/paper-wireframe";
import { studyFolders } from "../lib/study-folder";
import type { Wireframe } from "../lib/wireframe";
import { fridgePage } from "./compositions/fridge";
import { cardPage, heroPage } from "./compositions/hero";
import { typefacePage } from "./compositions/typeface";
import { userFlow } from "./diagrams/user-flow";
import { userFlowMedium } from "./diagrams/user-flow-medium";
import { userFlowNarrow } from "./diagrams/user-flow-narrow";
import { logScreen } from "./prototypes/log-screen";
import { overviewScreen } from "./prototypes/overview-screen";
import { patientScreen } from "./prototypes/patient-screen";
import { todayScreen } from "./prototypes/today-screen";
import { trendScreen } from "./prototypes/trend-screen";
import { callDigital, callPaper, desktopWireframe } from "./wireframes/desktop-wireframe";
import { keysSketch } from "./wireframes/keys-sketch";
import { logWireframe } from "./wireframes/log-wireframe";
import { todayWireframe } from "./wireframes/today-wireframe";

const content = studyFolders.stepUp90;
/** Where the prototype pages lie; open today.html there in a browser. */
export const builtFolder = "art/step-up-90/prototypes/built";

interface Screen {
  /** Name of the prototype's page: opened in a browser, its links lead to the other pages. */
  readonly page: string;
  readonly html: () => string;
  /** Not every page is shown. */
  readonly picture?: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** What of it the picture shows; all of it unless told. */
  readonly clip?: Clip;
}

const phone = { width: 390, height: 844 } as const;

/** Every prototype page with the picture that is taken of it. */
export const screens: readonly Screen[] = [
  { page: "today.html", html: todayScreen, picture: "today-final.png", ...phone },
  { page: "log.html", html: logScreen, picture: "log-final.png", ...phone },
  { page: "trend.html", html: trendScreen, picture: "trend-final.png", ...phone },
  {
    page: "overview.html",
    html: overviewScreen,
    picture: "desktop-final.png",
    // As narrow as the site shows it, nearly, and to below the third card, as the wireframes.
    width: 800,
    height: 1146,
    clip: { x: 0, y: 0, width: 800, height: 662 },
  },
  { page: "patient.html", html: patientScreen, width: 966, height: 1092 },
];

interface Detail extends Pick<Screen, "page"> {
  readonly picture: string;
  readonly width?: number;
  readonly clip: Clip;
}

/** Parts of pages, for phones and for the header of a step: large enough to be read. */
const details: readonly Detail[] = [
  { page: "log.html", picture: "keys-final.png", clip: { x: 0, y: 201, width: 390, height: 220 } },
  { page: "overview.html", picture: "reasons-final.png", width: 390, clip: { x: 0, y: 397, width: 390, height: 655 } },
];

/** Writes the prototype's page, then captures it, so that page and picture never differ. */
const screenJob = ({ page, html, picture, width, height, clip = { x: 0, y: 0, width, height } }: Screen): ArtJob => {
  const file = `${builtFolder}/${page}`;
  const output = picture === undefined ? undefined : `${content}/${picture}`;
  return {
    output: output ?? file,
    make: async ({ screenshotHtml }) => {
      await writeFile(await placeForFile(file), html());
      if (output !== undefined) await screenshotHtml({ file, width, height, clip, scale: 2, output });
    },
  };
};

const detailJobs = screens.flatMap(({ page, width: screenWidth, height }) =>
  details
    .filter((detail) => detail.page === page)
    .map(({ picture, clip, width = screenWidth }): ArtJob => {
      const output = `${content}/${picture}`;
      return {
        output,
        make: ({ screenshotHtml }) =>
          screenshotHtml({ file: `${builtFolder}/${page}`, width, height, clip, scale: 3, output }),
      };
    }),
);

/** The picture of a step's header: as sharp as the details of pages. */
const headerJob = (picture: string, page: () => string): ArtJob => {
  const output = `${content}/${picture}`;
  return {
    output,
    make: ({ screenshotHtml }) => screenshotHtml({ html: page(), width: 390, height: 220, scale: 3, output }),
  };
};

interface Composition {
  readonly picture: string;
  readonly html: (folder: string) => Promise<string>;
  readonly width: number;
  readonly height: number;
}

const compositions: readonly Composition[] = [
  { picture: "hero.png", html: heroPage, width: 1200, height: 675 },
  { picture: "card.png", html: cardPage, width: 800, height: 550 },
];

const compositionJob = ({ picture, html, width, height }: Composition): ArtJob => ({
  output: `${content}/${picture}`,
  make: async ({ screenshotHtml }) =>
    screenshotHtml({ html: await html(content), width, height, scale: 2, output: `${content}/${picture}` }),
});

/** The same description drawn twice: in pencil and in gray boxes. */
const wireframeJobs = (screen: string, paper: Wireframe, digital = paper): readonly ArtJob[] => [
  {
    output: `${content}/${screen}-paper.png`,
    make: ({ paperWireframe }) => paperWireframe(paper, `${content}/${screen}-paper.png`),
  },
  {
    output: `${content}/${screen}-digital.png`,
    make: ({ digitalWireframe }) => digitalWireframe(digital, `${content}/${screen}-digital.png`),
  },
];

const diagramJob = (file: string, draw: () => string): ArtJob => ({
  output: `${content}/${file}`,
  make: ({ writeSvg }) => writeSvg(`${content}/${file}`, darkDiagram(draw())),
});

/** In this order: the details are parts of the screens' pages, and the compositions hold their pictures. */
export const jobs: readonly ArtJob[] = [
  ...screens.map(screenJob),
  ...detailJobs,
  screenJob({ page: "typeface.html", html: typefacePage, picture: "typeface.png", width: 560, height: 320 }),
  headerJob("fridge.png", fridgePage),
  headerJob("keys-sketch.png", () => paperWireframePage(keysSketch)),
  ...compositions.map(compositionJob),
  ...wireframeJobs("today", todayWireframe),
  ...wireframeJobs("log", logWireframe),
  ...wireframeJobs("desktop", desktopWireframe),
  ...wireframeJobs("call", callPaper, callDigital),
  diagramJob("user-flow.svg", userFlow),
  diagramJob("user-flow-narrow.svg", userFlowNarrow),
  diagramJob("user-flow-medium.svg", userFlowMedium),
];
