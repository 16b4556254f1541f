import { createHash } from "node:crypto";
import path from "node:path";
import { bundleScript } from "../bundle-script";
import { workerIsOn } from "../worker-is-on";

/** A script file beside the pages. */
export interface ScriptFile {
  /** `/contact-form-<hash>.js` */
  readonly address: string;
  readonly text: string;
}

const src = (...parts: readonly string[]): string => path.resolve("src", ...parts);

/** The entries of the bundles. */
const entries = {
  inline: src("client", "page-script.ts"),
  contactForm: src("sections", "contact-form", "contact-form.island.tsx"),
};

/** Bundles a script that is fetched, under a name that changes with its content. */
const bundleFile = async (name: string, entry: string): Promise<ScriptFile> => {
  const text = await bundleScript(entry);
  return { address: `/${name}-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.js`, text };
};

/** Bundles the page's inline script. */
export const bundleInlineScript = (values: {
  readonly contactFormScript: string;
  readonly registersWorker: boolean;
}): Promise<string> => bundleScript(entries.inline, values);

/** Bundles the contact form's React part for the development server. */
export const bundleContactForm = (): Promise<string> => bundleScript(entries.contactForm);

/** The script that every page holds, and the files that it loads. */
const bundleAll = async () => {
  const contactForm = await bundleFile("contact-form", entries.contactForm);
  const inline = await bundleInlineScript({
    contactFormScript: contactForm.address,
    registersWorker: workerIsOn(),
  });
  return { inline, files: [contactForm] };
};

let scripts: ReturnType<typeof bundleAll> | undefined;

/** The scripts of this build, bundled once. */
export const pageScripts = (): ReturnType<typeof bundleAll> => (scripts ??= bundleAll());
