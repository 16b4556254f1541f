// A content error stops Gatsby's build, with its place, cause and fix.
import { reportContentErrors } from "../../src/gatsby/data-layer/content-errors";
import { content, useContentCopy } from "./content-copy";

useContentCopy();

test("a field without the space after its colon", async () => {
  content.edit("accessible-design/tabs/1-ramps.yaml", "slug: ", "slug:");
  const panicOnBuild = jest.fn();
  await reportContentErrors({ panicOnBuild }, content.root);
  expect(panicOnBuild.mock.calls).toEqual([
    [expect.stringMatching(/^content\/accessible-design\/tabs\/1-ramps\.yaml:\d+.*\n +wrong: .+\n[^]+^ +fix: +.+$/mu)],
  ]);
});
