import { clientAddress, clientKey, readClient } from "./client";
import type { ProxySetting } from "../config/settings";

// The address comes from a place that the visitor cannot write to.

const none: ProxySetting = { kind: "none" };
const netlify: ProxySetting = { kind: "netlify" };
const hops = (count: number): ProxySetting => ({ kind: "hops", count });

test.each<[string, ProxySetting, string | undefined, Record<string, string>, string | undefined]>([
  ["no proxy: the connection", none, "203.0.113.9", {}, "203.0.113.9"],
  [
    "no proxy: headers say nothing",
    none,
    "203.0.113.9",
    { "x-forwarded-for": "198.51.100.1", "x-nf-client-connection-ip": "198.51.100.2" },
    "203.0.113.9",
  ],
  ["no proxy, IPv4 in IPv6 clothes", none, "::ffff:203.0.113.9", {}, "203.0.113.9"],
  ["no proxy, no socket", none, undefined, { "x-forwarded-for": "198.51.100.1" }, undefined],
  ["one proxy: the last entry", hops(1), "10.0.0.1", { "x-forwarded-for": "198.51.100.1, 203.0.113.9" }, "203.0.113.9"],
  [
    "two proxies: the last but one",
    hops(2),
    "10.0.0.1",
    { "x-forwarded-for": "198.51.100.1, 203.0.113.9, 10.0.0.2" },
    "203.0.113.9",
  ],
  ["two proxies, one entry", hops(2), "10.0.0.1", { "x-forwarded-for": "203.0.113.9" }, undefined],
  ["a proxy that says nothing", hops(1), "10.0.0.1", {}, undefined],
  ["a proxy that passes words on", hops(1), "10.0.0.1", { "x-forwarded-for": "unknown" }, undefined],
  ["a proxy that writes the port", hops(1), "10.0.0.1", { "x-forwarded-for": "203.0.113.3:5001" }, "203.0.113.3"],
  ["and of IPv6", hops(1), "10.0.0.1", { "x-forwarded-for": "x, [2001:db8::1]:5001" }, "2001:db8::1"],
  ["IPv6 in brackets", hops(1), "10.0.0.1", { "x-forwarded-for": "[2001:db8::1]" }, "2001:db8::1"],
  ["IPv6 that ends in digits", hops(1), "10.0.0.1", { "x-forwarded-for": "2001:db8::5001" }, "2001:db8::5001"],
  ["Netlify: its own header", netlify, undefined, { "x-nf-client-connection-ip": "203.0.113.9" }, "203.0.113.9"],
  ["Netlify: not the client's header", netlify, "10.0.0.1", { "x-forwarded-for": "198.51.100.1" }, undefined],
])("%s", (_name, proxy, peerAddress, headers, expected) => {
  expect(clientAddress({ peerAddress, headers, encrypted: false }, proxy)).toBe(expected);
});

test.each([
  [1, "https", true],
  [1, "https, http", false],
  [2, "https, http", true],
  [2, "http, https", false],
  [2, "https", true],
  [2, "http", false],
])("%d proxies that forward the protocol %s", (count, protocols, isHttps) => {
  const request = { peerAddress: "10.0.0.1", headers: { "x-forwarded-proto": protocols }, encrypted: false };
  expect(readClient(request, { proxy: hops(count), origins: [], secret })).toMatchObject({ isHttps, isKnown: false });
});

const secret = "a secret for tests that has more than 32 characters";
const key = (address: string): string => clientKey(address, secret);

test.each([
  ["2001:db8::1", "2001:db8:0:0:ffff::"],
  ["2001:DB8:0001::1", "2001:db8:1::2"],
  ["::1", "0:0:0:0:1::"],
  ["fe80::1%eth0", "fe80::2"],
])("one IPv6 network: %s and %s", (one, other) => {
  expect(key(one)).toBe(key(other));
});

test.each([
  ["203.0.113.1", "203.0.113.2"],
  ["2001:db8:0:1::1", "2001:db8:0:2::1"],
  ["2001:db8::1", "2001:db9::1"],
])("different clients: %s and %s", (one, other) => {
  expect(key(one)).not.toBe(key(other));
});

test("the key reveals nothing of the address without the secret", () => {
  expect(key("203.0.113.1")).not.toBe(clientKey("203.0.113.1", "another secret that has more than 32 characters"));
  expect(key("203.0.113.1")).toMatch(/^[\w-]{22}$/u);
});
