// Messages go from and to whom the settings say, or else to the studio, before a host stops the function.
import { functionContent } from "../responses/content";
import { productionDependencies } from "./production-dependencies";
import type { Environment } from "./read-settings";

const dependenciesIn = (settings: Environment) => productionDependencies({ CONTACT_ENV: "development", ...settings });
const { name: siteName, email } = functionContent.studio;

test.each<[string, Environment, readonly [from: string, to: readonly string[]]]>([
  ["without settings", {}, [email, [email]]],
  ["with a sender", { CONTACT_FROM: "web@example.com" }, ["web@example.com", [email]]],
  ["with recipients", { CONTACT_TO: "a@example.com, b@example.com" }, [email, ["a@example.com", "b@example.com"]]],
])("sender and recipients %s", (_name, settings, [from, to]) => {
  expect(dependenciesIn(settings).mail).toEqual({ siteName, from, to });
});

test("the mail server's time and that of Redis end before a host stops the function", () => {
  const redisMs = 500;
  expect(dependenciesIn({}).mailTimeMs + redisMs).toBeLessThan(9000);
});
