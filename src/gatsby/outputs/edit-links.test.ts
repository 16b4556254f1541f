// A preview's page ends with the files that its words come from.
import path from "node:path";
import { pageOf } from "../../content-lint/rules/link-targets";
import { readContent } from "../../content-lint/yaml/yaml-files";
import { contentFilesOf, editLinks, withEditLinks } from "./edit-links";

const page = "<main><footer>Quoted</footer></main><footer><p>All rights</p></footer></body>";
const files = ["content/pages/home/home.yaml", "content/studio.yaml"];
const preview = { REPOSITORY_URL: "https://github.com/studio/website", HEAD: "new words" };

test("the line names a step's own file first, then its study, and no other step", () => {
  const { files: content } = readContent(path.resolve());
  const steps = content.filter(({ collection }) => collection.type === "CaseStudyStep");
  for (const step of steps) {
    const [own, ...others] = contentFilesOf(content, pageOf(step) ?? "");
    expect(own).toBe(step.file);
    expect(others).toContain(step.file.replace(/[^/]+$/u, "study.yaml"));
    for (const { file } of steps) expect(others).not.toContain(file);
  }
  expect(steps).not.toEqual([]);
});

test.each([
  preview.REPOSITORY_URL,
  "https://github.com/studio/website.git",
  "git@github.com:studio/website",
  "https://x-access-token:secret@github.com/studio/website",
])("each file is a link to GitHub's editor in the preview's branch, without a password: %s", (address) => {
  const editor = "https://github.com/studio/website/edit/new%20words/";
  const line = editLinks(files, { ...preview, REPOSITORY_URL: address });
  for (const file of files) expect(line).toContain(`<a href="${editor}${file}">${file}</a>`);
  expect(line).not.toContain("secret");
});

test.each([{}, { HEAD: "main" }, { ...preview, REPOSITORY_URL: "https://gitlab.com/studio/website" }])(
  "without the address of a repository on GitHub there are the paths alone: %j",
  (environment) => {
    const line = editLinks(files, environment);
    expect(line).toContain(files.join(", "));
    expect(line).not.toContain("<a ");
  },
);

test("the line is the last of the page's footer", () => {
  const line = editLinks(files, preview);
  expect(withEditLinks(page, line)).toBe(page.replace("</footer></body>", `${line}</footer></body>`));
});
