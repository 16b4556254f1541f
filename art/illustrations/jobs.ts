import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { icoFile } from "../lib/ico";
import type { ArtJob } from "../lib/job";
import { placeForFile } from "../lib/paths";
import { studyFolders } from "../lib/study-folder";
import { servedSvg, smallestWords, tidySvg } from "./svg-source";

/** A drawing of this folder. What Inkscape or Figma saved is tidied first. */
const read = async (drawing: string): Promise<string> => {
  const file = path.join(__dirname, drawing);
  const drawn = await readFile(file, "utf8");
  const tidy = tidySvg(drawn);
  if (tidy !== drawn) await writeFile(file, tidy);
  return tidy;
};

/** Each drawing of this folder, and the file that the site serves. */
const served: Readonly<Record<string, string>> = {
  "logo/favicon.svg": "static/favicon.svg",

  "portraits/imani-okafor.svg": "content/team/imani-okafor.svg",
  "portraits/noah-lindqvist.svg": "content/team/noah-lindqvist.svg",
  "portraits/dana-whitfield.svg": `${studyFolders.groomingTable}/persona.svg`,
  "portraits/marcus-bell.svg": `${studyFolders.senate}/persona.svg`,
  "portraits/rosa-delgado.svg": `${studyFolders.stepUp90}/persona.svg`,

  "badges/cpacc.svg": "content/certifications/cpacc.svg",
  "badges/cpwa.svg": "content/certifications/cpwa.svg",
  "badges/trusted-tester.svg": "content/certifications/trusted-tester.svg",
  "badges/was.svg": "content/certifications/was.svg",

  "services/accessibility-audits-and-remediation.svg": "content/services/accessibility-audits-and-remediation.svg",
  "services/accessibility-consultation.svg": "content/services/accessibility-consultation.svg",
  "services/accessibility-training.svg": "content/services/accessibility-training.svg",
  "services/back-end-development.svg": "content/services/back-end-development.svg",
  "services/captioning-and-transcriptions.svg": "content/services/captioning-and-transcriptions.svg",
  "services/document-remediation.svg": "content/services/document-remediation.svg",
  "services/ux-design.svg": "content/services/ux-design.svg",

  "in-pages/empty-box.svg": "content/documents/empty-box.svg",
  "in-pages/features.svg": "content/accessible-design/tabs/features.svg",
  "in-pages/features-narrow.svg": "content/accessible-design/tabs/features-narrow.svg",
  "in-pages/five-signs.svg": "content/accessible-design/tabs/five-signs.svg",
  "in-pages/five-signs-narrow.svg": "content/accessible-design/tabs/five-signs-narrow.svg",
  "in-pages/lost-message.svg": "content/documents/lost-message.svg",
  "in-pages/no-buttons.svg": "content/documents/no-buttons.svg",
  "in-pages/ramp.svg": "content/accessible-design/tabs/ramp.svg",
  "in-pages/silent-price.svg": "content/documents/silent-price.svg",
  "in-pages/small-links.svg": "content/documents/small-links.svg",
  "in-pages/steps.svg": "content/accessible-design/tabs/steps.svg",
  "in-pages/studio.svg": "content/pages/home/studio.svg",

  "scenes/agility.svg": "content/accessible-design/tabs/agility.svg",
  "scenes/easel.svg": "content/documents/easel.svg",
  "scenes/empty-chair.svg": "content/pages/accessibility-statement/empty-chair.svg",
  "scenes/four-steps.svg": "content/pages/start-your-project/four-steps.svg",
  "scenes/front-door.svg": "content/pages/contact-us/front-door.svg",
  "scenes/half-built.svg": "content/pages/what-is-real/half-built.svg",
  "scenes/home-hero.svg": "content/pages/home/hero.svg",
  "scenes/home-hero-narrow.svg": "content/pages/home/hero-narrow.svg",
  "scenes/legal.svg": "content/accessible-design/tabs/legal.svg",
  "scenes/letter-box.svg": "content/documents/letter-box.svg",
  "scenes/library.svg": "content/pages/about-us/library.svg",
  "scenes/not-found.svg": "content/pages/not-found/not-found.svg",
  "scenes/offline.svg": "content/pages/offline/offline.svg",
  "scenes/one-sheet.svg": "content/pages/services/capability-statement/one-sheet.svg",
  "scenes/pencil-to-final.svg": "content/pages/our-projects/pencil-to-final.svg",
  "scenes/ranges.svg": "content/pages/pricing/ranges.svg",
  "scenes/reputation.svg": "content/accessible-design/tabs/reputation.svg",
  "scenes/reputation-narrow.svg": "content/accessible-design/tabs/reputation-narrow.svg",
  "scenes/seo.svg": "content/accessible-design/tabs/seo.svg",
  "scenes/seven-days.svg": "content/documents/seven-days.svg",
  "scenes/town-hall.svg": "content/documents/town-hall.svg",
  "scenes/voice.svg": "content/pages/how-this-site-sounds/voice.svg",
  "scenes/wall-map.svg": "content/pages/sitemap/wall-map.svg",
  "scenes/workbench.svg": "content/pages/services/workbench.svg",
};

const svgJob = ([drawing, output]: readonly [drawing: string, output: string]): ArtJob => ({
  source: drawing,
  output,
  make: async (tools) => {
    const drawn = await read(drawing);
    await tools.writeSvg(output, servedSvg(drawn, drawing), smallestWords(drawn));
  },
});

/** A square icon for home screens, which read nothing but PNG. */
const icon = (drawing: string, output: string, size: number): ArtJob => ({
  output,
  make: async (tools) =>
    tools.screenshotHtml({
      html: `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${await read(drawing)}`,
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
    const svg = Buffer.from(await read("logo/favicon.svg"));
    const icons = [16, 32].map(async (size) => ({
      size,
      png: await sharp(svg, { density: 72 * (size / 32) * 4 })
        .resize(size)
        .png({ compressionLevel: 9 })
        .toBuffer(),
    }));
    await writeFile(await placeForFile("static/favicon.ico"), icoFile(await Promise.all(icons)));
  },
};

/** The picture that social networks show of the site. A page made of text opens no files, so Home's scene goes into it. */
const socialCard: ArtJob = {
  output: "static/social-card.png",
  make: async (tools) => {
    const card = await read("social-card.svg");
    const scene = Buffer.from(await read("scenes/home-hero.svg")).toString("base64");
    await tools.screenshotHtml({
      html: `<!doctype html><style>html,body{margin:0}svg{display:block}</style>${card.replace("scenes/home-hero.svg", `data:image/svg+xml;base64,${scene}`)}`,
      width: 1200,
      height: 630,
      scale: 1,
      output: "static/social-card.png",
    });
  },
};

/** Every illustration of the site: the sign, people, badges and scenes. */
export const jobs: readonly ArtJob[] = [
  ...Object.entries(served).map(svgJob),
  oldFavicon,
  icon("logo/icon.svg", "static/icon-192.png", 192),
  icon("logo/icon.svg", "static/icon-512.png", 512),
  // Systems cut these two themselves: the ground runs to the edge, the sign keeps to the middle.
  icon("logo/icon-maskable.svg", "static/icon-maskable-512.png", 512),
  icon("logo/apple-touch-icon.svg", "static/apple-touch-icon.png", 180),
  socialCard,
];
