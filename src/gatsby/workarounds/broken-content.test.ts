// In `npm run develop` a mistake in a content file takes nothing from the pages.
import { createRequire } from "node:module";
import { keepLastContent } from "./broken-content";

/** Gatsby's hook, as far as the test calls it. */
type OnCreateNode = (file: object, options: object) => Promise<void>;

const naics = (title: string): string => `codes: [{ code: "541511", title: ${title} }]`;

test("a file keeps the content that it had before a mistake", async () => {
  keepLastContent();
  const transformer: { readonly onCreateNode: OnCreateNode } = createRequire(__filename)(
    "gatsby-transformer-yaml/gatsby-node",
  );
  const createNode = jest.fn<undefined, [object]>();
  const createFrom = async (text: string) => {
    const file = {
      node: { id: "naics", relativePath: "naics.yaml", internal: { type: "File" } },
      loadNodeContent: async () => text,
      actions: { createNode, createParentChildLink: jest.fn() },
      createNodeId: String,
      createContentDigest: String,
    };
    await transformer.onCreateNode(file, { typeName: "NaicsCodes" });
    return createNode.mock.lastCall?.[0];
  };
  const first = await createFrom(naics("First"));
  expect(first).toHaveProperty(["codes", 0, "title"], "First");
  expect(await createFrom(naics('"No quote'))).toEqual(first);
  expect(await createFrom("codes: No list")).toEqual(first);
  expect(createNode).toHaveBeenCalledTimes(3);
  expect(await createFrom(naics("Mended"))).toHaveProperty(["codes", 0, "title"], "Mended");
});
