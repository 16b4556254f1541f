import { writeSmallerScripts } from "./smaller-scripts";

/** As webpack's plugin keeps the options that Gatsby 5 gives it. */
class TerserPlugin {
  readonly options = {
    parallel: 1,
    minimizer: {
      implementation: "terser",
      options: { mangle: { safari10: true }, compress: { ecma: 5, drop_debugger: true }, output: { ecma: 5 } },
    },
  };
}

test("the minifier writes for browsers that load modules, and keeps what Gatsby asked for besides", () => {
  const plugin = new TerserPlugin();
  writeSmallerScripts([{}, plugin]);
  expect(plugin.options).toEqual({
    parallel: 1,
    minimizer: {
      implementation: "terser",
      options: {
        mangle: { safari10: true },
        parse: { ecma: 2018 },
        compress: { ecma: 2018, passes: 3, drop_debugger: true },
        format: { ecma: 2018 },
      },
    },
  });
});

test.each([[[]], [[{}]], [[Object.assign(new TerserPlugin(), { options: {} })]]])(
  "stops the build where the minifier is kept elsewhere",
  (minimizers) => {
    expect(() => {
      writeSmallerScripts(minimizers);
    }).toThrow(/Gatsby's minifier is not where it was/u);
  },
);
