import { darkDiagram } from "../lib/dark-scheme";
import type { ArtJob, ScreenshotOptions } from "../lib/job";
import { paperWireframePage } from "../lib/paper-wireframe";
import type { Wireframe } from "../lib/wireframe";
import { heroPage } from "./compositions";
import { gradesMediumSvg, gradesNarrowSvg, gradesSvg } from "./diagrams/grades";
import { userFlowSvg } from "./diagrams/user-flow";
import { userFlowMediumSvg } from "./diagrams/user-flow-medium";
import { userFlowNarrowSvg } from "./diagrams/user-flow-narrow";
import { billAtLargeText, homeAtLargeText, nameAtLargeText, type Layout } from "./large-text";
import { contentFolder, marcus, phone, visitedBy } from "./screens";
import { openScreensInPage } from "./screens-in-page";
import { billSketch } from "./wireframes/bill-sketch";
import { billWireframe, voteNarrowWireframe, voteWireframe } from "./wireframes/bill";
import { contactWireframe } from "./wireframes/contact";
import { homeWireframe } from "./wireframes/home";

const diagramJob = (name: string, draw: () => string): ArtJob => {
  const output = `${contentFolder}/${name}.svg`;
  return { output, make: (tools) => tools.writeSvg(output, darkDiagram(draw())) };
};

const paperJob = (name: string, frame: Wireframe): ArtJob => {
  const output = `${contentFolder}/${name}.png`;
  return { output, make: (tools) => tools.paperWireframe(frame, output) };
};

const wireframeJobs = (name: string, frame: Wireframe): readonly ArtJob[] => {
  const digital = `${contentFolder}/${name}-digital.png`;
  return [
    paperJob(`${name}-paper`, frame),
    { output: digital, make: (tools) => tools.digitalWireframe(frame, digital) },
  ];
};

/**
 * A screen of the prototype from its top, in a window that has no room for more than is shown.
 * @param window wider than the wireframes' phone where a screen beside them would otherwise be higher than they are, so
 * that all three of a row have one shape
 */
const finalJob = (
  name: string,
  screen: string,
  visitor: object,
  window: Partial<Pick<ScreenshotOptions, "width" | "clip">> & Pick<ScreenshotOptions, "height">,
): ArtJob => {
  const output = `${contentFolder}/${name}-final.png`;
  return {
    output,
    make: (tools) =>
      tools.screenshotHtml({
        prototype: `senate/${screen}.html`,
        act: visitedBy(visitor),
        ...phone,
        ...window,
        output,
      }),
  };
};

/** What the message is about, for the header of Define. A wider phone leaves as much room above it as beside it. */
const choiceJob: ArtJob = {
  output: `${contentFolder}/choice-final.png`,
  make: (tools) =>
    tools.screenshotHtml({
      prototype: "senate/write.html",
      act: visitedBy(marcus.writes),
      width: 428,
      height: 1051,
      scale: 2.75,
      clip: { x: 0, y: 201, width: 428, height: 241 },
      output: `${contentFolder}/choice-final.png`,
    }),
};

/** For the bands of projects, which cut it above the vote: without the line that begins that. On this phone the text is as wide as on the others. */
const screenJob: ArtJob = {
  output: `${contentFolder}/bill-screen.png`,
  make: (tools) =>
    tools.screenshotHtml({
      prototype: "senate/safe-bus-stops.html",
      act: async (page) => {
        await visitedBy(marcus.followsHer)(page);
        await page.addStyleTag({
          content: ".plain{max-width:350px}.listen .fine{align-self:start}.record{border-color:transparent}",
        });
      },
      ...phone,
      width: 420,
      output: `${contentFolder}/bill-screen.png`,
    }),
};

/** The vote alone, which stands beside it on Our Projects. */
const seatsJob: ArtJob = {
  output: `${contentFolder}/seats-screen.png`,
  make: (tools) =>
    tools.screenshotHtml({
      prototype: "senate/safe-bus-stops.html",
      act: visitedBy(marcus.followsHer),
      ...phone,
      height: 1127,
      scale: 3,
      clip: { x: 0, y: 470, width: 390, height: 570 },
      output: `${contentFolder}/seats-screen.png`,
    }),
};

interface Size {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A page of ours with screens of the prototype in it, as its visitor Marcus has it who follows his senator. */
const compositionJob = (name: string, html: string, size: Size): ArtJob => {
  const output = `${contentFolder}/${name}.png`;
  return {
    output,
    make: (tools) =>
      tools.screenshotHtml({
        prototype: "senate/today.html",
        act: openScreensInPage(html, marcus.followsHer),
        ...size,
        output,
      }),
  };
};

/** A screen at 200 % text size, before and after the fix. */
const largeTextJob = (name: string, page: (layout: Layout) => string, layout: Layout, pixels = 2): ArtJob =>
  compositionJob(name, page(layout), { width: layout.width, height: layout.height, scale: pixels });

const wide = { width: 740, arrangement: "side by side" } as const;
const narrow = { width: 320, arrangement: "stacked" } as const;
/** For the header of a step. */
const small = { width: 390, height: 220, arrangement: "small" } as const;

/** The picture of a step's header. */
const headerJob = (name: string, page: () => string): ArtJob => {
  const output = `${contentFolder}/${name}.png`;
  return {
    output,
    make: (tools) => tools.screenshotHtml({ html: page(), width: 390, height: 220, scale: 3, output }),
  };
};

/** All pictures of the Senate case study, in the order in which they can be made. */
export const jobs: readonly ArtJob[] = [
  ...wireframeJobs("home", homeWireframe),
  ...wireframeJobs("bill", billWireframe),
  ...wireframeJobs("contact", contactWireframe),
  paperJob("vote-paper", voteWireframe),
  paperJob("vote-paper-narrow", voteNarrowWireframe),
  finalJob("find", "index", marcus.foundHer, { height: 1112 }),
  finalJob("bill", "safe-bus-stops", marcus.followsHer, { height: 1127 }),
  // In a row with their sketches, and whole: a bar that sticks to a lower window's edge would cover a part of them.
  finalJob("home", "today", marcus.sent, { width: 426, height: 922 }),
  // To what the signs of the seats mean.
  finalJob("vote", "safe-bus-stops", marcus.followsHer, {
    width: 490,
    height: 1300,
    clip: { x: 0, y: 0, width: 490, height: 1060 },
  }),
  finalJob("contact", "write", marcus.writes, { width: 476, height: 1030 }),
  choiceJob,
  screenJob,
  seatsJob,
  finalJob("senator", "senator", marcus.followsHer, { height: 1112 }),
  finalJob("answer", "messages", marcus.hasAnswer, { height: 1112 }),
  largeTextJob("home-200", homeAtLargeText, { ...wide, height: 712, scale: 0.8 }),
  largeTextJob("home-200-narrow", homeAtLargeText, { ...narrow, height: 886, scale: 0.66 }),
  largeTextJob("bill-200", billAtLargeText, { ...wide, height: 758, scale: 0.8 }),
  largeTextJob("bill-200-narrow", billAtLargeText, { ...narrow, height: 1239, scale: 0.66 }),
  largeTextJob("large-text", nameAtLargeText, { ...small, scale: 0.68 }, 3),
  diagramJob("grades", gradesSvg),
  diagramJob("grades-narrow", gradesNarrowSvg),
  diagramJob("grades-medium", gradesMediumSvg),
  diagramJob("user-flow", userFlowSvg),
  diagramJob("user-flow-narrow", userFlowNarrowSvg),
  diagramJob("user-flow-medium", userFlowMediumSvg),
  headerJob("bill-sketch", () => paperWireframePage(billSketch)),
  compositionJob("hero", heroPage(), { width: 1200, height: 675, scale: 2 }),
];
