// Behind a proxy nobody reaches the server directly, where headers could be forged; in development no visitor does.
import { hostToUse } from "./host-to-use";

test.each([
  ["behind a proxy only this machine reaches the server", {}, 1, "127.0.0.1"],
  ["unless HOST says otherwise", { HOST: "0.0.0.0" }, 1, "0.0.0.0"],
  ["in development, too", { CONTACT_ENV: "development" }, 0, "127.0.0.1"],
  ["without a proxy everybody does", { HOST: " " }, 0, undefined],
] as const)("%s", (_name, environment, proxy, host) => {
  expect(hostToUse(environment, proxy)).toBe(host);
});
