import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleScript, bundleStyles } from "./bundle";
import { readContactContent } from "../data-layer/contact-content";
import { workerIsOn } from "../build-environment";
import type { InlineScript } from "./inline-script";
import { publicFolder, type BuildOutput } from "../outputs/output";

/** A script or style sheet beside the pages. */
interface PageFile {
  /** `/contact-form-<hash>.js` */
  readonly address: string;
  readonly text: string;
}

const src = (...parts: readonly string[]): string => path.resolve("src", ...parts);

/**
 * The scripts inside pages, in src/client/page-scripts/, and the attribute of an element that needs one. All of them in every
 * page would be simpler, but most pages would grow by 0.7 kB and be over their budget of 3 kB (brotli, 2026-11-30).
 */
const inlineScripts = [
  { name: "in-page" },
  { name: "contact-form", attribute: "data-script" },
  { name: "figure", attribute: "data-fits-from" },
  { name: "pricing", attribute: "data-choice" },
];

/** Bundles the scripts inside pages. @param values the addresses of those that they fetch */
export const bundleInlineScripts = (values: {
  readonly contactFormScript: string;
  readonly afterLoadScript: string;
}): Promise<readonly InlineScript[]> =>
  Promise.all(
    inlineScripts.map(async ({ name, attribute }) => ({
      attribute,
      text: await bundleScript(src("client", "page-scripts", `${name}.ts`), values),
    })),
  );

/** Bundles the contact form's React part. */
export const bundleContactForm = (): Promise<string> =>
  bundleScript(
    src("sections", "contact-form", "contact-form.island.tsx"),
    { scriptContent: readContactContent().forScript },
    // What the packages tell developers: 0.3 kB.
    { pure: ["console.warn"] },
  );

/** Bundles what a page runs when it has loaded. */
export const bundleAfterLoad = (registersWorker: boolean): Promise<string> =>
  bundleScript(src("client", "page-scripts", "after-load.ts"), { registersWorker });

/** @param name the address without the hash, which changes with the content: `/dialogs-and-print.css` */
const withHash = (name: string, text: string): PageFile => {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  return { address: name.replace(".", `-${hash}.`), text };
};

/** The scripts that pages hold, and the files that they load. */
const bundleAll = async () => {
  const contactForm = withHash("/contact-form.js", await bundleContactForm());
  const afterLoad = withHash("/after-load.js", await bundleAfterLoad(workerIsOn()));
  const linkedStyles = withHash("/dialogs-and-print.css", await bundleStyles(src("styles", "dialogs-and-print.css")));
  const inline = await bundleInlineScripts({
    contactFormScript: contactForm.address,
    afterLoadScript: afterLoad.address,
  });
  return { inline, linkedStyles: linkedStyles.address, files: [contactForm, afterLoad, linkedStyles] };
};

let scripts: ReturnType<typeof bundleAll> | undefined;

/** The scripts of this build, bundled once. */
export const pageScripts = (): ReturnType<typeof bundleAll> => (scripts ??= bundleAll());

/** Writes the scripts and styles that pages load. */
export const writePageScripts: BuildOutput = async () => {
  const { files } = await pageScripts();
  for (const { address, text } of files) await writeFile(path.join(publicFolder, address), text);
};
