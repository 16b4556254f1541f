import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSync } from "esbuild";
import { parse } from "yaml";
import { z } from "zod";
import type { ResponseContent } from "../api/responses/content";
import { iconPaths } from "../src/components/icon/icon-paths";
import { contactForm } from "../src/content-schema/collections/contact-form";
import { dialogs as dialogsSchema } from "../src/content-schema/collections/dialogs";
import { navigation as navigationSchema } from "../src/content-schema/collections/navigation";
import { studio as studioSchema } from "../src/content-schema/collections/studio";

/**
 * `npm run generate`: writes `api/generated/content.json`, everything that the contact function's HTML pages
 * are made of: the site's layout with its styles and font, texts and addresses. A deployed function has no
 * content folder. Runs before each build, lint, unit test and type check; the file is not in git.
 */
const root = path.resolve(__dirname, "..");

const readContent = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(readFileSync(path.join(root, "content", file), "utf8")));

const form = readContent("contact-form.yaml", contactForm);
const studio = readContent("studio.yaml", studioSchema);
const navigation = readContent("navigation.yaml", navigationSchema);
const dialogs = readContent("dialogs.yaml", dialogsSchema);

const rendererModule = z.object({
  renderLayout: z.function({ input: [z.unknown()], output: z.string() }),
});

/** Bundles layout.tsx and the styles that it imports. `gatsby` is replaced by a stub that answers the layout's query. */
const bundleLayout = (): { readonly renderLayout: (data: unknown) => string; readonly css: string } => {
  const folder = mkdtempSync(path.join(tmpdir(), "function-content-"));
  try {
    buildSync({
      entryPoints: [path.join(__dirname, "generate-function-content/layout.tsx")],
      outfile: path.join(folder, "layout.cjs"),
      bundle: true,
      platform: "node",
      format: "cjs",
      minify: true,
      jsx: "automatic",
      define: { "process.env.NODE_ENV": '"production"' },
      alias: { gatsby: path.join(__dirname, "generate-function-content/gatsby-stub.tsx") },
      // In the page itself: the site's own file has a name that changes with its content.
      loader: { ".woff2": "dataurl" },
    });
    const { renderLayout } = rendererModule.parse(createRequire(__filename)(path.join(folder, "layout.cjs")));
    return { renderLayout, css: readFileSync(path.join(folder, "layout.css"), "utf8").trim() };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const { renderLayout, css } = bundleLayout();
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
  page: { template, styleHash: `sha256-${createHash("sha256").update(css).digest("base64")}` },
  studio: { name: studio.name, phone: studio.phone, email: studio.emails.general },
  form,
  thanks: { ...form.thanksPage, paragraphs: dialogs.success.paragraphs },
  errors: form.errorsPage,
  failure: { title: dialogs.failure.title, otherWays: dialogs.failure.otherWays },
  icons: { error: iconPaths.error, success: iconPaths.success },
};

// Written as a whole: parallel test steps read the file while another one generates it again.
const file = path.join(root, "api/generated/content.json");
mkdirSync(path.dirname(file), { recursive: true });
const unfinished = `${file}.${String(process.pid)}`;
writeFileSync(unfinished, `${JSON.stringify(content, null, 2)}\n`);
renameSync(unfinished, file);
