import { createHash } from "node:crypto";
import path from "node:path";
import { bundleScript } from "../bundle-script";
import { workerIsOn } from "../worker-is-on";
import type { InlineScript } from "./inline-script";

/** A script file beside the pages. */
export interface ScriptFile {
  /** `/contact-form-<hash>.js` */
  readonly address: string;
  readonly text: string;
}

const src = (...parts: readonly string[]): string => path.resolve("src", ...parts);

/** The scripts inside pages, in src/client/page-scripts/, and the attribute of an element that needs one. */
const inlineScripts = [
  { name: "every-page" },
  { name: "contact-form", attribute: "data-island" },
  { name: "carousel", attribute: "data-carousel" },
  { name: "pricing", attribute: "data-choice" },
];

/** Bundles the scripts inside pages. */
export const bundleInlineScripts = (values: {
  readonly contactFormScript: string;
  readonly registersWorker: boolean;
}): Promise<readonly InlineScript[]> =>
  Promise.all(
    inlineScripts.map(async ({ name, attribute }) => ({
      attribute,
      text: await bundleScript(src("client", "page-scripts", `${name}.ts`), values),
    })),
  );

/** Bundles the contact form's React part. */
export const bundleContactForm = (): Promise<string> =>
  bundleScript(src("sections", "contact-form", "contact-form.island.tsx"));

/** The scripts that pages hold, and the files that these load, under names that change with their content. */
const bundleAll = async () => {
  const text = await bundleContactForm();
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  const contactForm: ScriptFile = { address: `/contact-form-${hash}.js`, text };
  const inline = await bundleInlineScripts({
    contactFormScript: contactForm.address,
    registersWorker: workerIsOn(),
  });
  return { inline, files: [contactForm] };
};

let scripts: ReturnType<typeof bundleAll> | undefined;

/** The scripts of this build, bundled once. */
export const pageScripts = (): ReturnType<typeof bundleAll> => (scripts ??= bundleAll());
