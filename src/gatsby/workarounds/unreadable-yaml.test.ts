import type { CreateNodeArgs } from "gatsby";
import { createContentNode } from "./unreadable-yaml";

test("an entry stays as it was while its file can't be read", async () => {
  const cache = new Map<string, unknown>();
  const created: unknown[] = [];
  const save = async (text: string) => {
    const args = {
      node: { id: "file", relativePath: "studio.yaml", internal: { mediaType: "text/yaml" } },
      loadNodeContent: () => Promise.resolve(text),
      cache,
      createNodeId: String,
      createContentDigest: JSON.stringify,
      actions: {
        createNode: ({ name }: { name: string }) => created.push(name),
        createParentChildLink: () => undefined,
      },
    };
    await createContentNode(args as unknown as CreateNodeArgs);
  };
  await save('name: "Ramp"\n');
  await save('name: "Rail\n');
  await save('name: "Rail"\n');
  expect(created).toEqual(["Ramp", "Ramp", "Rail"]);
});
