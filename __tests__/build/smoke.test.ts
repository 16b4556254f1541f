/** `npm run smoke` finds nothing wrong with the built site as it is served, and finds what a proxy does wrong.
 * @jest-environment node */
import { readFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { buffer } from "node:stream/consumers";
import type { ContactDependencies } from "../../api/config/dependencies";
import { smokeChecks } from "../../scripts/smoke/smoke-checks";
import { listenAnywhere } from "../testing/listen";
import { localhost, runSmoke, startSite } from "../testing/deployed-site";

/** What a proxy does otherwise than documented. */
interface Changes {
  readonly settings?: Partial<ContactDependencies>;
  /** Headers of the request, from those of the visitor. One that is undefined is not sent. */
  readonly request?: (visitor: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Headers of the response. */
  readonly response?: (headers: IncomingHttpHeaders, incoming: IncomingMessage) => IncomingHttpHeaders;
  readonly html?: (text: string) => string;
}

const withoutMissing = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

/** A proxy in front of the site. */
const proxyTo = (site: string, protocol: "http" | "https", changes: Changes): RequestListener => {
  return (incoming, outgoing) => {
    const addresses = [incoming.headers["x-forwarded-for"], incoming.socket.remoteAddress];
    const headers = withoutMissing({
      ...incoming.headers,
      "x-forwarded-for": addresses.filter((one) => one !== undefined).join(", "),
      "x-forwarded-proto": protocol,
      ...changes.request?.(incoming.headers),
    });
    const forward = async (answer: IncomingMessage): Promise<void> => {
      const sent = changes.response?.(answer.headers, incoming) ?? answer.headers;
      const bytes = await buffer(answer);
      const body = changes.html === undefined ? bytes : Buffer.from(changes.html(bytes.toString()));
      const length = { "transfer-encoding": undefined, "content-length": String(body.length) };
      outgoing.writeHead(answer.statusCode ?? 502, withoutMissing({ ...sent, ...length })).end(body);
    };
    const { method, url = "/" } = incoming;
    incoming.pipe(request(new URL(url, site), { method, headers }, (answer) => void forward(answer)));
  };
};

/** What smoke finds wrong with the site behind such a proxy. */
const problemsBehind = async (changes: Changes): Promise<readonly string[]> => {
  const site = await startSite(changes.settings);
  return smokeChecks(await listenAnywhere(createServer(proxyTo(site, "http", changes))));
};

test("finds nothing wrong with the site behind a proxy as documented", async () => {
  expect(await problemsBehind({})).toEqual([]);
});

/** A proxy that changes the policies of the answers. */
const withPolicies = (change: (policy: string) => string): Changes => ({
  response: ({ "content-security-policy": policy = "", ...headers }) => ({
    ...headers,
    "content-security-policy": change(String(policy)),
  }),
});

let cached: IncomingHttpHeaders | undefined;

test.each<[string, Changes, RegExp]>([
  [
    "rewrites HTML",
    {
      request: () => ({ "accept-encoding": undefined }),
      html: (text) => text.replace("</style>", " </style>"),
    },
    /rewrites HTML: .*\/pricing\/, .*\/there-is-no-such-page\/, \/api\/contact\.$/u,
  ],
  ["sends no policies", withPolicies(() => ""), /^Pages come without .* \/pricing\/,/u],
  [
    "adds headers that the site has",
    withPolicies((policy) => `${policy}, x`),
    /\/api\/contact: Content-Secur.* doubled/u,
  ],
  [
    "forgets cache times",
    { response: (headers) => ({ ...headers, "cache-control": "no-cache" }) },
    /\/static\/\S+ never changes, but/u,
  ],
  [
    "caches the function",
    {
      response: (headers, { url, method }) =>
        url === "/api/contact" && method === "GET" ? (cached ??= headers) : headers,
    },
    /caches the contact function/u,
  ],
  ["sends its default Host", { request: () => ({ host: "127.0.0.1:9000" }) }, /refuses every message .* Host header/u],
  [
    "leaves the port out of Host",
    { request: ({ host }) => ({ host: host?.replace(/:.*/u, "") }) },
    /refuses every message .* Host header with its port/u,
  ],
  ["takes cookies away", { request: () => ({ cookie: undefined }) }, /refuses every message .* cookie/u],
  [
    "sends no X-Forwarded-For",
    { request: () => ({ "x-forwarded-for": undefined }) },
    /not know its visitors' addresses/u,
  ],
  [
    "lets visitors choose their address",
    { request: (visitor) => ({ "x-forwarded-for": visitor["x-forwarded-for"] }) },
    /not know its visitors' addresses: .* or each chooses/u,
  ],
  ["is one, where settings name two", { settings: { proxy: 2 } }, /TRUSTED_PROXY must be the number/u],
])("finds that a proxy %s", async (_name, changes, problem) => {
  expect(await problemsBehind(changes)).toContainEqual(expect.stringMatching(problem));
});

test("says why a site does not answer", async () => {
  await expect(smokeChecks("http://127.0.0.1:1")).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\/\S+ does not answer: .*\S/u,
  );
});

test.each<[string, Changes]>([
  ["the proxy sends no X-Forwarded-Proto", { request: () => ({ "x-forwarded-proto": undefined }) }],
  ["the settings name no proxy", { settings: { proxy: 0 } }],
])("fails over https where %s", async (_name, changes) => {
  const [key, cert] = [localhost.key, localhost.certificate].map((file) => readFileSync(file));
  const proxy = createTlsServer({ key, cert }, proxyTo(await startSite(changes.settings), "https", changes));
  const { port } = new URL(await listenAnywhere(proxy));
  expect(await runSmoke(`https://localhost:${port}`)).toEqual({
    code: 1,
    lines: ["The site is not as it should be:", expect.stringMatching(/not Secure.*X-Forwarded-Proto.*TRUSTED_PROXY/u)],
  });
});
