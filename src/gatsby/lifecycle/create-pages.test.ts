// A page's former address redirects to it permanently. With a study's former address, those of its steps do so, too.
import { createPages } from "./create-pages";

const study = { key: "project-ramp" };
const content = {
  steps: {
    nodes: [
      { id: "1", slug: "", study },
      { id: "2", slug: "define", study },
      { id: "3", slug: "", study: { key: "project-rail" } },
    ],
  },
  tabs: { nodes: [{ id: "4", slug: "rails" }] },
  documents: { nodes: [] },
  studies: { nodes: [study, { key: "project-rail" }] },
  navigation: {
    redirects: [
      { from: "/project-slope/", to: "/project-ramp/" },
      { from: "/a11y-accessible-design/handles/", to: "/a11y-accessible-design/rails/" },
      { from: "/prices/", to: "/pricing/" },
    ],
  },
};

test("every former address leads to its page for good", async () => {
  const [createPage, createRedirect] = [jest.fn(), jest.fn()];
  const args: unknown = { actions: { createPage, createRedirect }, graphql: () => Promise.resolve({ data: content }) };
  // Gatsby gives more than the hook takes.
  await createPages(args as Parameters<typeof createPages>[0], { plugins: [] }, () => undefined);
  const redirects = [
    ["/project-slope/", "/project-ramp/"],
    ["/project-slope/define/", "/project-ramp/define/"],
    ["/a11y-accessible-design/handles/", "/a11y-accessible-design/rails/"],
    ["/prices/", "/pricing/"],
  ];
  expect(createRedirect.mock.calls).toEqual(
    redirects.map(([fromPath, toPath]) => [{ fromPath, toPath, isPermanent: true }]),
  );
});
