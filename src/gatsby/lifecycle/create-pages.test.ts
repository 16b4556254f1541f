// A page's former addresses lead on to it for good: every former name of a study with every step, and each tab's.
import { createPages } from "./create-pages";

const study = { key: "project-ramp", formerly: ["project-slope", "project-stairs"] };
const content = {
  steps: {
    nodes: [
      { id: "1", slug: "", study },
      { id: "2", slug: "define", study },
      { id: "3", slug: "", study: { key: "project-rail", formerly: null } },
    ],
  },
  tabs: { nodes: [{ id: "4", slug: "rails", formerly: ["handles"] }] },
  studies: { nodes: [study, { key: "project-rail" }] },
};

test("every former address leads to its page for good", async () => {
  const [createPage, createRedirect] = [jest.fn(), jest.fn()];
  const args: unknown = { actions: { createPage, createRedirect }, graphql: () => Promise.resolve({ data: content }) };
  // Gatsby gives more than the hook takes.
  await createPages(args as Parameters<typeof createPages>[0], { plugins: [] }, () => undefined);
  const redirects = [
    ["/project-slope/", "/project-ramp/"],
    ["/project-stairs/", "/project-ramp/"],
    ["/project-slope/define/", "/project-ramp/define/"],
    ["/project-stairs/define/", "/project-ramp/define/"],
    ["/a11y-accessible-design/handles/", "/a11y-accessible-design/rails/"],
  ];
  expect(createRedirect.mock.calls).toEqual(
    redirects.map(([fromPath, toPath]) => [{ fromPath, toPath, isPermanent: true }]),
  );
});
