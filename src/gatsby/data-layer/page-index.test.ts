import { resolvePageIndex } from "./page-index";

const head = (title: string) => ({ title, description: `${title}, described.` });

const entries: Readonly<Record<string, readonly unknown[]>> = {
  HomePage: [{ id: "1", head: head("Home") }],
  PrivacyPage: [{ head: head("Privacy") }],
  NotFoundPage: [{ head: head("Not found") }],
  CaseStudyStep: [
    { study: "project-b", slug: "define", order: 2, head: head("B Define") },
    { study: "project-b", slug: "", order: 1, head: head("B Discovery") },
  ],
  AccessibleDesignTab: [{ slug: "seo", order: 2, head: head("SEO") }],
};

const list = (nodes: Readonly<Record<string, readonly unknown[]>>) =>
  resolvePageIndex(
    undefined,
    {},
    { nodeModel: { findAll: ({ type }) => Promise.resolve({ entries: nodes[type] ?? [] }) } },
  );

test("lists each page of the content with its group, steps in their order, and not the 404", async () => {
  expect((await list(entries)).map(({ path, title, group }) => [path, title, group])).toEqual([
    ["/", "Home", "studio"],
    ["/privacy-policy/", "Privacy", "about"],
    ["/project-b/", "B Discovery", "projects"],
    ["/project-b/define/", "B Define", "projects"],
    ["/a11y-accessible-design/seo/", "SEO", "design"],
  ]);
});

test("hands on what the page says of itself", async () => {
  expect(await list({ HomePage: [{ head: head("Home") }] })).toEqual([
    { path: "/", title: "Home", description: "Home, described.", group: "studio" },
  ]);
});

test("an entry without a title stops the build", async () => {
  await expect(list({ HomePage: [{ head: {} }] })).rejects.toThrow();
});
