// Messages go from and to the addresses in the settings, or else the studio's, before a host would stop the function.
import { readdirSync } from "node:fs";
import { startSmtpSink, textOf } from "../../__tests__/testing/smtp-sink";
import { temporaryFolder } from "../../__tests__/testing/clean-up";
import { emptyMessage } from "../../src/contact/api-contract";
import { composeMail } from "../mail/compose";
import { functionContent } from "../responses/content";
import { productionDependencies } from "./dependencies";
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

test("with a mail server a message goes there, else into the outbox", async () => {
  const sink = await startSmtpSink();
  const folder = temporaryFolder();
  for (const settings of [{ SMTP_URL: sink.url }, {}]) {
    const { mailer, mail } = dependenciesIn({ ...settings, OUTBOX_DIR: folder });
    const key = { id: "key", mail: "key", reference: "7K2M9QXR", rememberSeconds: 1 };
    const message = { ...emptyMessage, email: "dana@example.com", message: "Hello." };
    const composed = composeMail({ message, key }, new Date(), mail);
    expect(await mailer.deliver(composed, 5000)).toMatchObject({ name: "sent" });
  }
  expect(sink.arrived[0]?.email).toMatchObject({
    from: { name: `${siteName} website`, address: email },
    replyTo: [{ name: "", address: "dana@example.com" }],
    subject: `Message from dana@example.com on the ${siteName} website (7K2M9QXR)`,
  });
  expect([sink.arrived.map(textOf), readdirSync(folder)]).toEqual([["Hello."], [expect.stringMatching(/\.eml$/u)]]);
});

test("without a secret in the settings the process keeps a random one", () => {
  const { secret } = dependenciesIn({});
  expect(secret.length).toBeGreaterThan(32);
  expect(dependenciesIn({}).secret).toBe(secret);
});

test("mail server and Redis time out a second before a host stops the function", () => {
  const redisMs = 4 * 500;
  expect(dependenciesIn({}).mailTimeMs + redisMs).toBeLessThanOrEqual(9000);
});
