import { mkdirSync, renameSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import type { ContactLook, ContactWords } from "../api/html-answer/words";
import { contactForm } from "../src/content-schema/collections/contact-form";
import { dialogs } from "../src/content-schema/collections/dialogs";
import { navigation } from "../src/content-schema/collections/navigation";
import { studio } from "../src/content-schema/collections/studio";
import { uiStrings } from "../src/lib/ui-strings";

/**
 * `npm run generate`: writes the words and the look of the contact function's pages
 * into `api/generated/`. A function on the hosting platform has no content folder to read from.
 * Runs before each build, test and type check; the files are not kept in git.
 */
const root = path.resolve(__dirname, "..");
const folder = path.join(root, "api/generated");

const read = (file: string): Buffer => readFileSync(path.join(root, file));

const content = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(read(`content/${file}`).toString("utf8")));

const form = content("contact-form.yaml", contactForm);
const who = content("studio.yaml", studio);
const frame = content("navigation.yaml", navigation);
const { success, failure } = content("dialogs.yaml", dialogs);

const words: ContactWords = {
  studio: {
    name: who.name,
    legalName: who.legalName,
    phone: who.phone,
    email: who.emails.general,
    replyPromise: who.replyPromise,
  },
  frame: {
    skipLink: uiStrings.skipLink,
    headerLabel: uiStrings.mainNavigation,
    homeHint: uiStrings.homeLink,
    links: frame.headerLinks,
    rights: frame.footer.rights,
  },
  form: {
    formName: form.formName,
    requiredNote: form.requiredNote,
    emailLabel: form.emailLabel,
    emailHint: form.emailHint,
    messageLabel: form.messageLabel,
    messageHint: form.messageHint,
    submit: form.submit,
    privacyNote: form.privacyNote,
    honeypotLabel: form.honeypotLabel,
    statusSuccess: form.statusSuccess,
    statusFailure: form.statusFailure,
  },
  thanks: { ...form.thanksPage, paragraphs: success.paragraphs },
  faults: form.faultsPage,
  failure,
};

const look: ContactLook = {
  tokens: read("src/styles/tokens.css")
    .toString("utf8")
    .replace(/\/\*.*?\*\//gsu, "")
    .replace(/\s+/gu, " ")
    .trim(),
  font: read("src/fonts/atkinson-hyperlegible-next.woff2").toString("base64"),
};

/** Puts a file in place as a whole: steps of the tests that run side by side read it while another makes it anew. */
const put = (name: string, data: unknown): void => {
  const file = path.join(folder, name);
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, `${JSON.stringify(data, null, 2)}\n`);
  renameSync(unfinished, file);
};

mkdirSync(folder, { recursive: true });
put("words.json", words);
put("look.json", look);
