import type { CreatePagesArgs } from "gatsby";
import { createPages } from "./create-pages";

/** Runs the hook against these answers and tells the pages that it made. */
const pagesMade = async (answer: unknown) => {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const hook = {
    actions: { createPage },
    graphql: () => Promise.resolve(answer),
    reporter: { panicOnBuild },
  } as unknown as CreatePagesArgs & { traceId: "initial-createPages" };
  await createPages(hook, { plugins: [] }, () => undefined);
  return {
    pages: createPage.mock.calls.map(([page]: [{ path: string; component: string; context: object }]) => page),
    panicOnBuild,
  };
};

const step = (study: string, slug: string) => ({ id: `${study}/${slug}`, slug, study: { key: study } });

test("makes a page of each step and each tab, whatever their number", async () => {
  const { pages } = await pagesMade({
    data: {
      steps: { nodes: [step("project-library", ""), step("project-library", "launch")] },
      tabs: {
        nodes: [
          { id: "tab1", slug: "" },
          { id: "tab5", slug: "procurement" },
        ],
      },
    },
  });
  expect(pages).toEqual([
    {
      path: "/project-library/",
      component: expect.stringMatching(/src\/templates\/case-study-step\.tsx$/u) as string,
      context: { id: "project-library/", study: "project-library", section: "/our-projects/" },
    },
    {
      path: "/project-library/launch/",
      component: expect.stringMatching(/case-study-step\.tsx$/u) as string,
      context: { id: "project-library/launch", study: "project-library", section: "/our-projects/" },
    },
    {
      path: "/a11y-accessible-design/",
      component: expect.stringMatching(/src\/templates\/accessible-design-tab\.tsx$/u) as string,
      context: { id: "tab1", section: "/a11y-accessible-design/" },
    },
    {
      path: "/a11y-accessible-design/procurement/",
      component: expect.stringMatching(/accessible-design-tab\.tsx$/u) as string,
      context: { id: "tab5", section: "/a11y-accessible-design/" },
    },
  ]);
});

test("stops the build when the data layer answers with errors", async () => {
  const { pages, panicOnBuild } = await pagesMade({ errors: [{ message: "no such field" }] });
  expect(pages).toEqual([]);
  expect(panicOnBuild).toHaveBeenCalledWith(expect.stringContaining("no such field"));
});
