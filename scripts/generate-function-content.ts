import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSync } from "esbuild";
import { parse } from "yaml";
import type { z } from "zod";
import type { ResponseContent } from "../api/responses/content";
import { contactForm } from "../src/content-schema/collections/contact-form";
import { dialogs as dialogsSchema } from "../src/content-schema/collections/dialogs";
import { navigation as navigationSchema } from "../src/content-schema/collections/navigation";
import { studio as studioSchema } from "../src/content-schema/collections/studio";
import type * as rendererModule from "./generate-function-content/renderer";
import { root } from "./run-command";

/**
 * `npm run generate`: writes `api/generated/content.json`, everything that the contact function's HTML pages
 * are made of: the site's layout with its styles and font, texts and addresses. A deployed function has no
 * content folder. Runs before each build, lint, unit test and type check; the file is not in git.
 */

const readContent = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(readFileSync(path.join(root, "content", file), "utf8")));

const form = readContent("contact-form.yaml", contactForm);
const studio = readContent("studio.yaml", studioSchema);
const navigation = readContent("navigation.yaml", navigationSchema);
const dialogs = readContent("dialogs.yaml", dialogsSchema);

/** Bundles the renderer and the styles that it imports. `gatsby` is replaced by a stub that answers the layout's query. */
const bundleRenderer = (): typeof rendererModule & { readonly css: string } => {
  const folder = mkdtempSync(path.join(tmpdir(), "function-content-"));
  try {
    buildSync({
      entryPoints: [path.join(__dirname, "generate-function-content/renderer.tsx")],
      outfile: path.join(folder, "renderer.cjs"),
      bundle: true,
      platform: "node",
      format: "cjs",
      minify: true,
      jsx: "automatic",
      define: { "process.env.NODE_ENV": '"production"' },
      alias: { gatsby: path.join(__dirname, "generate-function-content/gatsby-stub.ts") },
      // In the page itself: the site's own file has a name that changes with its content.
      loader: { ".woff2": "dataurl" },
    });
    const renderer = createRequire(__filename)(path.join(folder, "renderer.cjs")) as typeof rendererModule;
    return { ...renderer, css: readFileSync(path.join(folder, "renderer.css"), "utf8").trim() };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const { renderLayout, renderResponsePages, css } = bundleRenderer();
const template = `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{title}}</title>
<style>${css}</style>
</head>
<body>
${renderLayout({ studio, navigation, dialogs })}
</body>
</html>
`;

const content: ResponseContent = {
  template,
  styleHash: `sha256-${createHash("sha256").update(css).digest("base64")}`,
  studio: { name: studio.name, email: studio.emails.general },
  pages: renderResponsePages({ text: form, dialogs, studio }),
};

// Written as a whole: parallel test steps read the file while another one generates it again.
const file = path.join(root, "api/generated/content.json");
mkdirSync(path.dirname(file), { recursive: true });
const unfinished = `${file}.${String(process.pid)}`;
writeFileSync(unfinished, `${JSON.stringify(content, null, 2)}\n`);
renameSync(unfinished, file);
