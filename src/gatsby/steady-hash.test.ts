import { steadyHash } from "./steady-hash";

/** What the plugin makes of a compilation that emits these files. @param own webpack's own hash */
const hashOf = (files: readonly string[], own: string): string | undefined => {
  const compilation = {
    hash: own,
    hooks: {
      afterProcessAssets: {
        tap: (_: string, run: (assets: Readonly<Record<string, unknown>>) => void): void =>
          run(Object.fromEntries(files.map((file) => [file, {}]))),
      },
    },
  };
  steadyHash().apply({ hooks: { thisCompilation: { tap: (_, run) => run(compilation) } } });
  return compilation.hash;
};

test("the same files have the same hash, in any order and whatever webpack counted", () => {
  expect(hashOf(["app-1.js", "styles-2.css"], "one")).toBe(hashOf(["styles-2.css", "app-1.js"], "other"));
});

test("a file that changed has another name, so the hash is another", () => {
  expect(hashOf(["app-1.js"], "one")).not.toBe(hashOf(["app-3.js"], "one"));
});
