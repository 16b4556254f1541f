// Where the site brings no adapter, Gatsby takes its own for Netlify, which knows nothing of the site's headers.
import { isForNetlify } from "./netlify-adapter";

const adapters = jest.requireActual<readonly { readonly test: () => boolean }[]>("gatsby/adapters");

test.each([[{}], [{ NETLIFY: "true" }], [{ NETLIFY_LOCAL: "true" }], [{ NETLIFY: "", NETLIFY_LOCAL: "true" }]])(
  "the site brings its adapter wherever Gatsby looks for one: %j",
  (environment) => {
    jest.replaceProperty(process, "env", environment);
    expect(isForNetlify(environment)).toBe(adapters.some((adapter) => adapter.test()));
  },
);
