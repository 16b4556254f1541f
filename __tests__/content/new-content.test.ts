import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { useContentCopy } from "./content-copy";
import { fillPlaceholders } from "./fill-placeholders";
import { newFiles, slugOf, type NewContent } from "../../scripts/new/new-files";

/** `npm run new`: a scaffold breaks no rule but those on placeholders, and is accepted once it is filled in. */

const content = useContentCopy();

const study = path.posix.dirname(content.fileOf("CaseStudy"));
const studyKey = path.posix.basename(study);
const person = content.fileOf("TeamMember");

/** The position of another file. */
const next = (folder: string): number =>
  readdirSync(content.at(folder)).filter((name) => /^\d+-.*\.yaml$/u.test(name)).length + 1;

const picture = path.join(content.root, "picture.png");
beforeAll(() => sharp({ create: { width: 2000, height: 2000, channels: 3, background: "white" } }).toFile(picture));

const make = (wish: NewContent): readonly string[] => {
  const files = newFiles(content.root, wish);
  for (const { file, text } of files) content.write(file.replace(/^content\//u, ""), text);
  return files.map(({ file }) => file);
};

const wishes: readonly (readonly [string, NewContent, readonly string[]])[] = [
  [
    "a case study",
    { kind: "case-study", name: "City Library" },
    ["study", "1-discovery", "2-define", "3-ideate", "4-prototype", "5-test"].map(
      (name) => `content/case-studies/project-city-library/${name}.yaml`,
    ),
  ],
  [
    "a step",
    { kind: "step", name: "Launch day", study: studyKey },
    [`content/${study}/${next(study)}-launch-day.yaml`],
  ],
  ["a person", { kind: "team-member", name: "Zoë Ünal" }, ["content/team/zoe-unal.yaml"]],
  ["a service", { kind: "service", name: "Kiosk design" }, ["content/services/kiosk-design.yaml"]],
  [
    "a tab",
    { kind: "tab", name: "Buying" },
    [`content/accessible-design/tabs/${next("accessible-design/tabs")}-buying.yaml`],
  ],
];

test.each(wishes)("%s", (_, wish, files) => {
  expect(make(wish)).toEqual(files);
  const errors = content.lint();
  // Nothing but what is still to be written, drawn or linked.
  const open =
    /^(?:This text is still a placeholder|There is no picture at \.\/TODO\.png|There is no page at \/TODO\/)/u;
  expect(errors.filter(({ message }) => !open.test(message))).toEqual([]);
  for (const file of files) expect(errors.map((error) => error.file)).toContain(file);

  for (const file of files) fillPlaceholders(content.root, file, picture);
  expect(content.lint()).toEqual([]);
});

test("nothing is written over", () => {
  expect(() => newFiles(content.root, { kind: "team-member", name: path.basename(person, ".yaml") })).toThrow(
    `content/${person} is there already. Choose another name.`,
  );
});

test("a step of a study that does not exist names those that do", () => {
  expect(() => newFiles(content.root, { kind: "step", name: "Launch", study: "project-x" })).toThrow(
    /^Say which study the step belongs to: project-/u,
  );
});

test("a name becomes a file's name, in any alphabet that has one", () => {
  expect(slugOf("Café & Bar, 2nd floor")).toBe("cafe-bar-2nd-floor");
  expect(() => slugOf("??")).toThrow('The name "??" holds no letter or digit.');
});
