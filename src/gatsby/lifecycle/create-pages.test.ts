import type { CreatePagesArgs } from "gatsby";
import { createPages } from "./create-pages";

/** Runs the hook against these answers and tells the pages that it made. */
const pagesMade = async (answer: unknown) => {
  const createPage = jest.fn();
  const hook = {
    actions: { createPage },
    graphql: () => Promise.resolve(answer),
  } as unknown as CreatePagesArgs & { traceId: "initial-createPages" };
  await createPages(hook, { plugins: [] }, () => undefined);
  return createPage.mock.calls.map(([page]: [{ path: string; component: string; context: object }]) => page);
};

const step = (study: string, slug: string) => ({ id: `${study}/${slug}`, slug, study: { key: study } });

const noTabs = { nodes: [] };
const studiesNamed = (...keys: readonly string[]) => ({ nodes: keys.map((key) => ({ key })) });

test("makes a page of each step, with its section, and of each tab", async () => {
  const pages = await pagesMade({
    data: {
      steps: { nodes: [step("project-senate", ""), step("project-senate", "define")] },
      tabs: {
        nodes: [
          { id: "tab1", slug: "" },
          { id: "tab2", slug: "seo" },
        ],
      },
      studies: studiesNamed("project-senate"),
    },
  });
  expect(pages).toEqual([
    {
      path: "/project-senate/",
      component: expect.stringMatching(/src\/templates\/case-study-step\.tsx$/u) as string,
      context: {
        id: "project-senate/",
        study: "project-senate",
        nextStudy: "project-senate",
        section: "/our-projects/",
      },
    },
    {
      path: "/project-senate/define/",
      component: expect.stringMatching(/case-study-step\.tsx$/u) as string,
      context: {
        id: "project-senate/define",
        study: "project-senate",
        nextStudy: "project-senate",
        section: "/our-projects/",
      },
    },
    {
      path: "/a11y-accessible-design/",
      component: expect.stringMatching(/src\/templates\/accessible-design-tab\.tsx$/u) as string,
      context: { id: "tab1" },
    },
    {
      path: "/a11y-accessible-design/seo/",
      component: expect.stringMatching(/accessible-design-tab\.tsx$/u) as string,
      context: { id: "tab2" },
    },
  ]);
});

test("a study leads to the one after it, and the last to the first", async () => {
  const keys = ["project-step-up-90", "project-grooming-table", "project-senate"];
  const pages = await pagesMade({
    data: { steps: { nodes: keys.map((key) => step(key, "test")) }, tabs: noTabs, studies: studiesNamed(...keys) },
  });
  const steps = pages.filter(({ path }) => path.endsWith("/test/"));
  expect(steps.map(({ context }) => context)).toMatchObject([
    { study: "project-step-up-90", nextStudy: "project-grooming-table" },
    { study: "project-grooming-table", nextStudy: "project-senate" },
    { study: "project-senate", nextStudy: "project-step-up-90" },
  ]);
});

test("stops the build when the data layer answers with errors", async () => {
  await expect(pagesMade({ errors: [{ message: "no such field" }] })).rejects.toThrow("no such field");
});
