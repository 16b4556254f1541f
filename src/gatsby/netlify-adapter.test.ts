// On Netlify the site names its own adapter. If it named none, Gatsby would use one that doesn't know the site's headers.
import { isForNetlify } from "./netlify-adapter";

const adapters = jest.requireActual<readonly { readonly test: () => boolean }[]>("gatsby/adapters");

test.each([[{}], [{ NETLIFY: "true" }], [{ NETLIFY_LOCAL: "true" }], [{ NETLIFY: "", NETLIFY_LOCAL: "true" }]])(
  "the site brings its adapter wherever Gatsby looks for one: %j",
  (environment) => {
    jest.replaceProperty(process, "env", environment);
    expect(isForNetlify(environment)).toBe(adapters.some((adapter) => adapter.test()));
  },
);
