import { darkDiagram } from "../lib/dark-scheme";
import type { ArtJob, ScreenshotOptions } from "../lib/job";
import { paperWireframePage } from "../lib/paper-wireframe";
import { studyFolders } from "../lib/study-folder";
import type { Wireframe } from "../lib/wireframe";
import { fridgePage } from "./compositions/fridge";
import { heroPage } from "./compositions/hero";
import { typefacePage } from "./compositions/typeface";
import { handoversMediumSvg, handoversNarrowSvg, handoversSvg, sceneColors } from "./diagrams/handovers";
import { userFlow } from "./diagrams/user-flow";
import { userFlowMedium } from "./diagrams/user-flow-medium";
import { userFlowNarrow } from "./diagrams/user-flow-narrow";
import { afterMorning, chartAlone, dayAlone, enterBottomNumber } from "./morning";
import { callDigital, callPaper, desktopWireframe } from "./wireframes/desktop-wireframe";
import { keysSketch } from "./wireframes/keys-sketch";
import { logWireframe } from "./wireframes/log-wireframe";
import { todayWireframe } from "./wireframes/today-wireframe";

const content = studyFolders.stepUp90;

interface Screen extends Pick<ScreenshotOptions, "width" | "height" | "clip" | "act"> {
  /** A page of static/prototypes/step-up-90/. */
  readonly page: string;
  readonly picture: string;
  /** Pixels a CSS pixel. Without it three for a clip, which is large enough to be read, and else two. */
  readonly scale?: number;
}

/**
 * The finished pages. Each picture ends between two of the page's parts, as do the windows' heights. Today and Trend are
 * taken on wider phones, so that in a row all three are of one height.
 */
const screens: readonly Screen[] = [
  { page: "index", picture: "today-final.png", width: 392, height: 816, act: afterMorning },
  // Beside its gray boxes, and with the bar at its foot as they have it.
  { page: "index", picture: "today-phone.png", width: 418, height: 905, act: afterMorning },
  { page: "log", picture: "log-final.png", width: 390, height: 812, act: enterBottomNumber },
  // For the bands of projects, which cut it below the keys 1 to 3.
  { page: "log", picture: "log-screen.png", width: 381, height: 812, act: enterBottomNumber },
  {
    page: "trend",
    picture: "trend-final.png",
    width: 412,
    // Its bar sticks to the window's lower edge, below the picture.
    height: 1200,
    clip: { x: 0, y: 0, width: 412, height: 858 },
    scale: 2,
    act: afterMorning,
  },
  // As narrow as the site shows it, nearly, with each reason in one line.
  { page: "patients", picture: "desktop-final.png", width: 860, height: 666, act: afterMorning },
  // For Our Projects, where it's large enough to be read beside a phone: to the end of the second patient.
  { page: "patients", picture: "desktop-screen.png", width: 620, height: 712, act: afterMorning },
  {
    page: "index",
    picture: "day-final.png",
    // The day alone, without the greeting.
    width: 428,
    height: 925,
    clip: { x: 0, y: 0, width: 428, height: 241 },
    scale: 2.75,
    act: dayAlone,
  },
  {
    page: "log",
    picture: "keys-final.png",
    width: 390,
    height: 812,
    clip: { x: 0, y: 209, width: 390, height: 220 },
    act: enterBottomNumber,
  },
  {
    page: "trend",
    picture: "chart-final.png",
    // All inside the card, and no wider than its text can be read at on a phone.
    width: 465,
    height: 925,
    clip: { x: 21, y: 312, width: 423, height: 239 },
    scale: 2.75,
    act: chartAlone,
  },
  {
    page: "patients",
    picture: "call-final.png",
    width: 412,
    height: 970,
    clip: { x: 0, y: 533, width: 412, height: 222 },
    act: afterMorning,
  },
  {
    page: "patients",
    picture: "reasons-final.png",
    // A phone on which the buttons have room for their words.
    width: 412,
    height: 970,
    clip: { x: 0, y: 323, width: 412, height: 642 },
    act: afterMorning,
  },
];

const screenJob = ({ page, picture, scale: given, ...window }: Screen): ArtJob => {
  const output = `${content}/${picture}`;
  const scale = given ?? (window.clip === undefined ? 2 : 3);
  return {
    output,
    make: ({ screenshotHtml }) => screenshotHtml({ prototype: `step-up-90/${page}.html`, ...window, scale, output }),
  };
};

const typeface: ArtJob = {
  output: `${content}/typeface.png`,
  make: async ({ screenshotHtml }) =>
    screenshotHtml({
      html: await typefacePage(),
      width: 560,
      height: 320,
      scale: 2,
      output: `${content}/typeface.png`,
    }),
};

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

const compositions: readonly Composition[] = [{ picture: "hero.png", html: heroPage, width: 1200, height: 675 }];

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

const diagramJob = (file: string, draw: () => string, screenColors?: readonly string[]): ArtJob => ({
  output: `${content}/${file}`,
  make: ({ writeSvg }) => writeSvg(`${content}/${file}`, darkDiagram(draw(), screenColors)),
});

/** In this order: the compositions hold pictures of the screens. */
export const jobs: readonly ArtJob[] = [
  ...screens.map(screenJob),
  typeface,
  headerJob("fridge.png", fridgePage),
  headerJob("keys-sketch.png", () => paperWireframePage(keysSketch)),
  ...compositions.map(compositionJob),
  ...wireframeJobs("today", todayWireframe),
  ...wireframeJobs("log", logWireframe),
  ...wireframeJobs("desktop", desktopWireframe),
  ...wireframeJobs("call", callPaper, callDigital),
  diagramJob("handovers.svg", handoversSvg, sceneColors),
  diagramJob("handovers-narrow.svg", handoversNarrowSvg, sceneColors),
  diagramJob("handovers-medium.svg", handoversMediumSvg, sceneColors),
  diagramJob("user-flow.svg", userFlow),
  diagramJob("user-flow-narrow.svg", userFlowNarrow),
  diagramJob("user-flow-medium.svg", userFlowMedium),
];
