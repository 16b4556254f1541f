import { clientAddress, clientKey, readClient } from "./client";
import type { ProxySetting } from "../config/settings";

// The address comes from a place that the visitor cannot write to.

const none: ProxySetting = { kind: "none" };
const netlify: ProxySetting = { kind: "netlify" };
const hops = (count: number): ProxySetting => ({ kind: "hops", count });
const forwarded = { "x-forwarded-for": "198.51.100.1" };
const netlifyHeader = { "x-nf-client-connection-ip": "198.51.100.2" };

test.each<[string, ProxySetting, string | undefined, Record<string, string>, string | undefined]>([
  ["no proxy: the connection", none, "203.0.113.9", {}, "203.0.113.9"],
  ["no proxy: headers say nothing", none, "203.0.113.9", { ...forwarded, ...netlifyHeader }, "203.0.113.9"],
  ["no proxy, IPv4 in IPv6 clothes", none, "::ffff:203.0.113.9", {}, "203.0.113.9"],
  ["Netlify: its own header", netlify, undefined, netlifyHeader, "198.51.100.2"],
  ["Netlify: not the client's header", netlify, "10.0.0.1", forwarded, undefined],
])("%s", (_name, proxy, peerAddress, headers, expected) => {
  expect(clientAddress({ peerAddress, headers, encrypted: false }, proxy)).toBe(expected);
});

test.each<[string, number, string | undefined, string | undefined]>([
  ["one proxy: the last entry", 1, "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["two proxies: the last but one", 2, "198.51.100.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
  ["two proxies, one entry", 2, "203.0.113.9", undefined],
  ["a proxy that passes words on", 1, "unknown", undefined],
  ["a proxy that writes the port", 1, "203.0.113.3:5001", "203.0.113.3"],
  ["and of IPv6", 1, "x, [2001:db8::1]:5001", "2001:db8::1"],
  ["IPv6 that ends in digits", 1, "2001:db8::5001", "2001:db8::5001"],
])("%s", (_name, count, entries, expected) => {
  const request = { peerAddress: "10.0.0.1", headers: { "x-forwarded-for": entries }, encrypted: false };
  expect(clientAddress(request, hops(count))).toBe(expected);
});

test.each([
  [1, "https", true],
  [2, "https, http", true],
  [2, "http, https", false],
  [2, "https", true],
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
])("one IPv6 network: %s and %s", (one, other) => {
  expect(key(one)).toBe(key(other));
});

test.each([
  ["203.0.113.1", "203.0.113.2"],
  ["2001:db8:0:1::1", "2001:db8:0:2::1"],
])("different clients: %s and %s", (one, other) => {
  expect(key(one)).not.toBe(key(other));
});

test("the key reveals nothing of the address without the secret", () => {
  expect(key("203.0.113.1")).not.toBe(clientKey("203.0.113.1", "another secret that has more than 32 characters"));
  expect(key("203.0.113.1")).toMatch(/^[\w-]{22}$/u);
});
