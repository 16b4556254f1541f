import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { wcagLuminance } from "culori";
import sharp from "sharp";
import { optimize, type Config as SvgoConfig } from "svgo";
import { icoFile } from "../lib/ico";
import { dimmed, withDarkScheme } from "../lib/dark-scheme";
import type { ArtJob } from "../lib/job";
import { placeForFile } from "../lib/paths";
import { studyFolders } from "../lib/study-folder";
import { cpacc, cpwa, trustedTester, was } from "./badges/certifications";
import { audit } from "./deliverables/audit";
import { backEnd } from "./deliverables/back-end";
import { captions } from "./deliverables/captions";
import { consultation } from "./deliverables/consultation";
import { documents } from "./deliverables/documents";
import { training } from "./deliverables/training";
import { uxDesign } from "./deliverables/ux-design";
import { appIcon, favicon, logoMark } from "./icons";
import { hairs, palette, skins } from "./lib/palette";
import { danaWhitfield } from "./portraits/dana-whitfield";
import { imaniOkafor } from "./portraits/imani-okafor";
import { marcusBell } from "./portraits/marcus-bell";
import { noahLindqvist } from "./portraits/noah-lindqvist";
import { rosaDelgado } from "./portraits/rosa-delgado";
import { rampView, steps } from "./scenes/shop-views";
import { studio } from "./scenes/studio";
import { cardSize, socialCard } from "./social-card";
import { fiveSigns, fiveSignsNarrow } from "./tabs/five-signs";
import { features, featuresNarrow } from "./tabs/features";

/** A drawing that is shown as it is. */
const drawing = (output: string, draw: () => string): ArtJob => ({
  output,
  make: (tools) => tools.writeSvg(output, draw()),
});

/** Light from windows, fur, cardboard, and the shaded side of what is white: pale, but not a ground. */
const paleThings =
  "#FFE9B0 #E3C28C #DDBF9A #F3DFC4 #FBEEDC #EBC79B #E2B582 #D9C9A3 #C9B48A #E9E5DC #CFC9BD #A9A2BC #DCD9E6 #CFC3E8 #DDD8E8 #D9CFE8 #D9CFE0 #DAD3C2 #D9CFBB #D6CCF2 #E2DAF5 #F3D9A0 #DDD6C8 #BDB6CC #DDD8E6 #E6E1EF #F4F2F8";

/** A scene that is drawn as a file, `scenes/<name>.svg`, with groups that a designer finds by name. */
const sceneFile = (name: string): Promise<string> => readFile(path.join(__dirname, "scenes", `${name}.svg`), "utf8");

/** svgo leaves colors as they are written: the dark scheme inside a drawing finds them by that. */
const svgoPlugins: SvgoConfig["plugins"] = [
  { name: "preset-default", params: { overrides: { convertColors: false, inlineStyles: false, minifyStyles: false } } },
];

/** A drawn scene without what only its editors need. */
const served = (name: string, output: string): ArtJob => ({
  output,
  make: async (tools) => {
    const drawn = await sceneFile(name);
    await tools.writeSvg(output, optimize(drawn, { floatPrecision: 1, plugins: svgoPlugins }).data, drawn);
  },
});

/** What keeps its color in the dark scheme. */
const kept = new Set<string>([
  ...[palette, hairs, ...Object.values(skins)].flatMap((colors) => Object.values(colors)),
  ...paleThings.split(" "),
]);

type DarkColor = (color: string, property: string) => string | undefined;

const onlyGrounds =
  (...grounds: readonly string[]): DarkColor =>
  (color) =>
    grounds.includes(color) ? dimmed(color) : undefined;

const allPale: DarkColor = (color) => (kept.has(color) || wcagLuminance(color) < 0.45 ? undefined : dimmed(color));

/** A wall of peach or sand would be brown or olive: it is slate. */
const slateWall: DarkColor = (color) => {
  if (["#F7DDD0", "#EFE6CF"].includes(color)) return dimmed("#D3E0F7");
  if (["#F0C6B2", "#EDBBA4", "#DCCDA6"].includes(color)) return dimmed("#A9C2EE");
  return ["#D99A7E", "#C2B083"].includes(color) ? "#2B3F77" : undefined;
};

const violetLines: DarkColor = (color, property) =>
  color === palette.violet && property === "stroke" ? palette.lilac : undefined;

/** Brown skin would sink into dark peach: the ground is a deep blue-green, darker than skin and lighter than hair. */
const deepGreenGround: DarkColor = (color) =>
  new Map([
    ["#F7CFC0", "#15504F"],
    ["#F0B5A2", "#0E3F42"],
    ["#FCE7DE", "#2A6C69"],
  ]).get(color);

/** The page and what is read of it, toned. */
const signs: DarkColor = (color, property) =>
  color === palette.paper && property === "fill"
    ? "#E2DCEC"
    : (violetLines(color, property) ?? slateWall(color, property));

/** A drawing on a light ground, which is darker in the dark scheme. */
const scene = (output: string, draw: () => string, dark = allPale): ArtJob =>
  drawing(output, () => withDarkScheme(draw(), dark));

/** An icon that must be a PNG: home screens and old browsers read nothing else. */
const icon = (output: string, size: number, share: number, radius: number): ArtJob => ({
  output,
  make: (tools) =>
    tools.screenshotHtml({
      html: `<style>body{margin:0}svg{display:block}</style>${appIcon(size, share, radius)}`,
      width: size,
      height: size,
      scale: 1,
      output,
      background: "transparent",
    }),
});

/** Some programs ask for /favicon.ico whatever the page says. */
const oldFavicon: ArtJob = {
  output: "static/favicon.ico",
  make: async () => {
    const icons = [16, 32].map(async (size) => ({
      size,
      png: await sharp(Buffer.from(favicon()), { density: 72 * (size / 32) * 4 })
        .resize(size)
        .png({ compressionLevel: 9 })
        .toBuffer(),
    }));
    await writeFile(await placeForFile("static/favicon.ico"), icoFile(await Promise.all(icons)));
  },
};

/** The studio's name is on it, so a new name needs a new picture. */
const card: ArtJob = {
  output: "static/social-card.png",
  make: async (tools) =>
    tools.screenshotHtml({
      html: `<!doctype html><style>html,body{margin:0}svg{display:block}</style>${socialCard("Ramp & Rail", await sceneFile("home-hero"))}`,
      ...cardSize,
      scale: 1,
      output: "static/social-card.png",
    }),
};

/** Every illustration of the site: the sign, people, badges and scenes. */
export const jobs: readonly ArtJob[] = [
  drawing("art/illustrations/logo-mark.svg", logoMark),
  drawing("static/favicon.svg", favicon),
  oldFavicon,
  icon("static/icon-192.png", 192, 0.72, 0.2),
  icon("static/icon-512.png", 512, 0.72, 0.2),
  // Systems cut these two themselves: the ground runs to the edge, the sign keeps to the middle.
  icon("static/icon-maskable-512.png", 512, 0.56, 0),
  icon("static/apple-touch-icon.png", 180, 0.68, 0),

  card,

  scene("content/team/imani-okafor.svg", imaniOkafor, onlyGrounds(palette.lilac, "#B7A3F7", "#E4DCFF")),
  scene("content/team/noah-lindqvist.svg", noahLindqvist),
  scene(`${studyFolders.groomingTable}/persona.svg`, danaWhitfield, deepGreenGround),
  scene(`${studyFolders.senate}/persona.svg`, marcusBell),
  scene(`${studyFolders.stepUp90}/persona.svg`, rosaDelgado),

  drawing("content/certifications/cpacc.svg", cpacc),
  drawing("content/certifications/was.svg", was),
  drawing("content/certifications/cpwa.svg", cpwa),
  drawing("content/certifications/trusted-tester.svg", trustedTester),

  scene("content/services/ux-design.svg", uxDesign, slateWall),
  scene("content/services/back-end-development.svg", backEnd, onlyGrounds("#DDD3FF", "#B9A5FA")),
  scene("content/services/accessibility-audits-and-remediation.svg", audit),
  scene("content/services/accessibility-consultation.svg", consultation, onlyGrounds("#CDEBD9", palette.mint)),
  scene("content/services/document-remediation.svg", documents, slateWall),
  drawing("content/services/captioning-and-transcriptions.svg", captions),
  scene("content/services/accessibility-training.svg", training, onlyGrounds("#D5EFE0", palette.mint)),

  served("reputation", "content/accessible-design/tabs/reputation.svg"),
  scene("content/accessible-design/tabs/steps.svg", steps),
  scene("content/accessible-design/tabs/ramp.svg", rampView),
  served("seo", "content/accessible-design/tabs/seo.svg"),
  scene("content/accessible-design/tabs/five-signs.svg", fiveSigns, signs),
  scene("content/accessible-design/tabs/five-signs-narrow.svg", fiveSignsNarrow, signs),
  served("legal", "content/accessible-design/tabs/legal.svg"),
  served("agility", "content/accessible-design/tabs/agility.svg"),
  scene("content/accessible-design/tabs/features.svg", features),
  scene("content/accessible-design/tabs/features-narrow.svg", featuresNarrow),

  served("not-found", "content/pages/not-found/not-found.svg"),
  served("offline", "content/pages/offline/offline.svg"),
  served("home-hero", "content/pages/home/hero.svg"),
  served("home-hero-narrow", "content/pages/home/hero-narrow.svg"),
  scene("content/pages/home/studio.svg", studio),

  served("library", "content/pages/about-us/library.svg"),
  served("front-door", "content/pages/contact-us/front-door.svg"),
  served("pencil-to-final", "content/pages/our-projects/pencil-to-final.svg"),
  served("ranges", "content/pages/pricing/ranges.svg"),
  served("workbench", "content/pages/services/workbench.svg"),
  served("four-steps", "content/pages/start-your-project/four-steps.svg"),
  served("easel", "content/pages/services/audit-report/easel.svg"),
  served("town-hall", "content/pages/services/public-buyers/town-hall.svg"),
  served("one-sheet", "content/pages/services/capability-statement/one-sheet.svg"),
  served("letter-box", "content/pages/privacy-policy/letter-box.svg"),
  served("voice", "content/pages/how-this-site-sounds/voice.svg"),
];
