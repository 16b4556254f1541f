import path from "node:path";
import { readContent } from "../../src/content-lint/content-file";
import { finishedDrafts, publishedOf } from "../../src/content-lint/drafts";
import { collections } from "../../src/content-schema/collections";
import { completeDraft } from "../../src/gatsby/develop/complete-draft";
import { markTexts } from "../../src/gatsby/develop/content-locations";
import { assertDefined } from "../../src/lib/assert-defined";
import { ruleFileField, useContentCopy } from "./content-copy";

/** `draft: true`: what is missing stops nothing, and what is published does not lead to a draft. */

const content = useContentCopy();
const service = content.fileOf("Service");

const orderOf = (file: string): number => Number(/^order: (\d+)$/mu.exec(content.read(file))?.[1]);

const withDraft = collections.filter(({ schema }) => "draft" in schema.shape);

test("a study, a step, a person, a service and a tab can be drafts", () => {
  const types = withDraft.map(({ type }) => type).sort();
  expect(types).toEqual(["AccessibleDesignTab", "CaseStudy", "CaseStudyStep", "Service", "TeamMember"]);
});

test("what is missing in a draft is a hint, and an error when the line is gone", async () => {
  content.set(service, ["draft"], true);
  content.set(service, ["summary"], "TODO");
  content.set(service, ["icon"], undefined);
  const found = [`missing-field ${service} icon`, `placeholder ${service} summary`];
  expect(await content.lint()).toEqual([]);
  expect((await content.check()).draftHints.map(ruleFileField).sort()).toEqual(found);
  content.set(service, ["draft"], undefined);
  expect((await content.lint()).map(ruleFileField).sort()).toEqual(found);
  expect((await content.check()).draftHints).toEqual([]);
});

test("a draft in which nothing is missing can be published, a study only with its steps", async () => {
  const study = assertDefined(content.filesOf("CaseStudy")[0]);
  const step = assertDefined(
    content.filesOf("CaseStudyStep").find((file) => path.dirname(file) === path.dirname(study)),
  );
  for (const file of [service, study]) content.set(file, ["draft"], true);
  const finished = async () => {
    const { files, errors, draftHints } = await content.check();
    const ours = files.filter(({ file }) => file.includes(service) || file.includes(path.dirname(study)));
    return finishedDrafts(ours, [...errors, ...draftHints])
      .map(ruleFileField)
      .sort();
  };
  expect(await finished()).toEqual([`finished-draft ${study} draft`, `finished-draft ${service} draft`].sort());
  content.set(step, ["sections", 0, "heading"], "TODO");
  expect(await finished()).toEqual([`finished-draft ${service} draft`]);
});

test("the steps of a study that is a draft are drafts, too", async () => {
  content.write("case-studies/project-next/study.yaml", "draft: true\nname: Next\n");
  content.write("case-studies/project-next/1-discovery.yaml", "name: Discovery\nstudy: project-next\n");
  const { errors, drafts } = await content.check();
  expect(errors).toEqual([]);
  const names = ["1-discovery", "study"].map((name) => `content/case-studies/project-next/${name}.yaml`);
  expect([...drafts]).toEqual(expect.arrayContaining(names));
});

test("a link or a reference to a draft is an error that calls it one", async () => {
  content.write("accessible-design/tabs/9-next.yaml", "draft: true\nslug: next\n");
  content.set("pages/pricing/pricing.yaml", ["link", "to"], "/a11y-accessible-design/next/");
  content.write("team/next-person.yaml", "draft: true\n");
  content.set("capability.yaml", ["contact"], "next-person");
  const errors = await content.lint();
  expect(errors.map(ruleFileField).sort()).toEqual([
    "broken-link pages/pricing/pricing.yaml link › to",
    "unknown-reference capability.yaml contact",
  ]);
  for (const { message } of errors) expect(message).toContain("is a draft");
});

test("a draft leaves no gap in its list, and takes no number from what is published", async () => {
  const last = assertDefined([...content.filesOf("Service")].sort((a, b) => orderOf(b) - orderOf(a))[0]);
  const order = orderOf(last);
  content.write("services/next.yaml", `draft: true\norder: ${order}\n`);
  content.set(last, ["order"], order + 1);
  expect(await content.lint()).toEqual([]);
  content.set(last, ["order"], order);
  expect(await content.lint()).toEqual([]);
  expect((await content.check()).draftHints.map(ruleFileField)).toContain("order services/next.yaml order");
});

test("a draft whose place or address clashes cannot be shown: an error", async () => {
  content.write("team/next-person.yaml", "draft: true\nkey: somebody\n");
  expect((await content.lint()).map(ruleFileField)).toEqual(["key-name team/next-person.yaml key"]);
});

test.each(withDraft)(
  "a draft $type without any field is shown: each missing field has a placeholder of its type",
  (one) => {
    const draft = {
      file: "content/a/b/3-file.yaml",
      folder: "/a/b",
      collection: one,
      locate: () => ({ line: 1, column: 1 }),
    };
    const completed = completeDraft({ ...draft, data: { draft: true } });
    const issues = one.schema.safeParse(completed).error?.issues ?? [];
    // Texts and lists may be too short: queries do not mind.
    expect(issues.map(({ code }) => code).filter((code) => code !== "too_small")).toEqual([]);
    expect(
      JSON.stringify(markTexts({ ...draft, data: { draft: true } }, true)).split("Draft: not published"),
    ).toHaveLength(2);
  },
);

test("a draft shows what it has", () => {
  const files = readContent(content.root).files;
  for (const file of publishedOf(files).filter(({ collection }) => withDraft.includes(collection))) {
    expect(completeDraft(file)).toEqual(file.data);
  }
});
