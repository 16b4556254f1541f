import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { root } from "../../scripts/project-root";
import { runMain } from "../../scripts/run-main";

/**
 * `npx tsx __tests__/content/editor-tasks.ts`, in a clone of its own, does to content/ what editors do in their first
 * weeks. The content check, `npm test` and `npm run test:full` must pass afterwards. Run by hand, as it needs a build.
 */

/** The fields of a file that the tasks compute with. */
const contentFile = z.looseObject({
  key: z.string().default(""),
  order: z.number().default(0),
  codes: z.array(z.unknown()).default([]),
  items: z.array(z.looseObject({ badge: z.looseObject({ image: z.string() }) })).default([]),
  headerLinks: z.array(z.unknown()).default([]),
  options: z.array(z.looseObject({})).default([]),
  sections: z.array(z.unknown()).default([]),
});

const at = (file: string): string => path.join(root, "content", file);
const read = (file: string) => contentFile.parse(parse(readFileSync(at(file), "utf8")));

/** Sets fields of a content file, or of its copy under a new name. */
const edit = (file: string, fields: Readonly<Record<string, unknown>>, to = file): void => {
  const content = { ...(parse(readFileSync(at(file), "utf8")) as object), ...fields };
  const style = { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", lineWidth: 0 } as const;
  writeFileSync(at(to), stringify(content, style));
};

/** The YAML files of a folder and those below it, in the order of their names. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(at(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => `${folder}/${name.split(path.sep).join("/")}`);

const steps = (folder: string): readonly string[] => filesIn(folder).filter((file) => /\/\d+-/u.test(file));
const last = (files: readonly string[]): string => files.at(-1) ?? "";

/** Draws a picture into a folder. @returns its name in YAML */
const draw = async (folder: string): Promise<string> => {
  const gray = (background: string, width: number) =>
    ({ create: { width, height: 900, channels: 3, background } }) as const;
  const left = await sharp(gray("#888888", 800)).png().toBuffer();
  await sharp(gray("#dddddd", 1600))
    .composite([{ input: left, left: 0, top: 0 }])
    .toFile(at(`${folder}/added.png`));
  return "./added.png";
};

const alt = "A dark gray area, and a light gray one beside it.";

/** All that an editor can put into a section. */
const section = (image: string) => ({
  heading: "What an editor added",
  anchor: "added",
  pulled: "**3 days** were enough.",
  spread: true,
  band: true,
  paragraphs: ["A paragraph with **strong words** and [a link to our prices](/pricing/)."],
  timeline: [
    { name: "May 2025", text: "It began." },
    { name: "June 2025", text: "It went on." },
    { name: "July 2025", text: "It was done." },
  ],
  table: {
    caption: "Internationalization, month by month",
    columns: ["Month", "Internationalization", "Errors", "Repaired"],
    rows: Array.from({ length: 25 }, (_, row) => [`Month ${row + 1}`, "Partly", `${row * 37}`, `${row}.5`]),
  },
  arrangement: "wide",
  pictures: [{ image, alt, caption: "What we saw." }],
  sources: [{ label: "What an editor added", url: "https://source.example/", year: 2026 }],
  links: [{ label: "See what it costs", to: "/pricing/" }],
});

const reverse = (files: readonly string[]): void => {
  for (const file of files) edit(file, { order: files.length + 1 - read(file).order });
};

const tasks: Readonly<Record<string, () => Promise<void> | void>> = {
  "a price and the phone number": () => {
    edit(last(filesIn("services")), {
      offer: { name: "A first look", price: "$1,234 to $5,678", takes: "one week" },
    });
    edit("studio.yaml", { phone: { display: "(404) 555-0199", dial: "+14045550199" } });
  },
  "a person, and one without a portrait": async () => {
    const portrait = { image: await draw("team"), alt };
    const words = { role: "Tester", bio: ["Reads each page aloud before anybody else sees it."] };
    const [person = ""] = filesIn("team");
    const order = filesIn("team").length + 1;
    appendFileSync(at("words.txt"), "Wojciechowska\n");
    const name = "Wanda Weber-Wojciechowska";
    edit(person, { key: "wanda-weber", order, name, portrait, ...words }, "team/wanda-weber.yaml");
    const { role } = words;
    const bio = ["Draws, and shows the drawings to people who never saw them."];
    edit(person, { key: "li", order: order + 1, name: "Li", role, bio, portrait: undefined }, "team/li.yaml");
  },
  "an industry code, and real ones": () => {
    const added = { code: "519290", title: "Web Search Portals and All Other Information Services" };
    edit("naics.yaml", { sample: undefined, codes: [...read("naics.yaml").codes.slice(0, 7), added] });
  },
  "another service": async () => {
    const picture = { image: await draw("services"), alt };
    const [service = ""] = filesIn("services");
    const order = filesIn("services").length + 1;
    const fields = {
      key: "kiosks",
      order,
      name: "Kiosks and ticket machines",
      summary: "We test and repair the machines that sell tickets, so that everybody can buy one.",
      picture,
      link: { label: "See what a project costs", to: "/pricing/" },
      offer: { name: "A test of one machine", price: "$900", takes: "One week" },
      note: undefined,
    };
    edit(service, fields, "services/kiosks.yaml");
  },
  "one certificate less": () => {
    const file = "certifications/certifications.yaml";
    const { items } = read(file);
    edit(file, { items: items.slice(0, -1) });
    rmSync(at(`certifications/${path.basename(items.at(-1)?.badge.image ?? "")}`));
  },
  "a section with a picture and a table of 25 rows": async () => {
    for (const folder of ["accessible-design/tabs", path.dirname(last(steps("case-studies")))]) {
      const file = last(steps(folder));
      edit(file, { sections: [section(await draw(folder)), ...read(file).sections] });
    }
  },
  "a long title, brackets in a label, a menu link to a part of a page": () => {
    const title = "A title that is as long as the content check lets it be, 60";
    const description = "What an editor may write into the description of a page, in a sentence or two.";
    edit(last(steps("accessible-design/tabs")), { head: { title, description } });
    const pricing = "pages/pricing/pricing.yaml";
    const [option, ...options] = read(pricing).options;
    edit(pricing, { options: [{ ...option, label: "Half a year (or less)" }, ...options] });
    const [home, ...links] = read("navigation.yaml").headerLinks;
    edit("navigation.yaml", { headerLinks: [home, { label: "Team", to: "/about-us/#team" }, ...links.slice(0, 5)] });
  },
  "a page of words, with a link to it": () => {
    const [document = ""] = filesIn("documents");
    const head = { title: "Rules for guests", description: "What an editor may write into the description of a page." };
    const pageHeader = { heading: "Rules for our guests", lead: "Come in, whoever you are." };
    const sections = [{ heading: "Dogs", paragraphs: ["They may come in."] }];
    edit(
      document,
      { sample: undefined, address: "/about/guests/", head, pageHeader, sections },
      "documents/guests.yaml",
    );
    const links = read("navigation.yaml").headerLinks.slice(0, -1);
    edit("navigation.yaml", { headerLinks: [...links, { label: "Guests", to: "/about/guests/" }] });
  },
  "another order": () => {
    reverse(filesIn("services"));
    reverse(filesIn("team"));
    reverse(filesIn("case-studies").filter((file) => file.endsWith("study.yaml")));
  },
  "a renamed study": () => {
    const { key } = read(last(filesIn("case-studies").filter((file) => file.endsWith("study.yaml"))));
    const renamed = "project-with-another-name";
    renameSync(at(`case-studies/${key}`), at(`case-studies/${renamed}`));
    for (const file of filesIn(".")) writeFileSync(at(file), readFileSync(at(file), "utf8").replaceAll(key, renamed));
    edit("navigation.yaml", { redirects: [{ from: `/${String(key)}/`, to: `/${renamed}/` }] });
  },
};

runMain(async () => {
  for (const [name, task] of Object.entries(tasks)) {
    await task();
    console.log(`done: ${name}`);
  }
});
