// A client's address, by which messages are counted, comes from a place that the visitor cannot write to.
import type { ProxySetting } from "../config/read-settings";
import { clientAddress, clientKey } from "./client";

const none: ProxySetting = { kind: "none" };
const netlify: ProxySetting = { kind: "netlify" };
const hops = (count: number): ProxySetting => ({ kind: "hops", count });
const forwarded = (entries: string) => ({ "x-forwarded-for": entries, "x-nf-client-connection-ip": "198.51.100.2" });

test.each<[string, ProxySetting, string, Record<string, string>, string | undefined]>([
  ["no proxy: the connection, whatever headers say", none, "203.0.113.9", forwarded("198.51.100.1"), "203.0.113.9"],
  ["no proxy, IPv4 written as IPv6", none, "::ffff:203.0.113.9", {}, "203.0.113.9"],
  ["the same in hexadecimal", none, "::ffff:cb00:7109", {}, "203.0.113.9"],
  ["the same in full, from a proxy", hops(1), "10.0.0.1", forwarded("0:0:0:0:0:FFFF:203.0.113.9"), "203.0.113.9"],
  ["the same with a port", hops(1), "10.0.0.1", forwarded("[::FFFF:CB00:7109]:5001"), "203.0.113.9"],
  ["IPv6 with the name of an interface", none, "fe80::1%eth0", {}, "fe80::1"],
  ["IPv6 in another spelling", none, "2001:DB8:0001:0::1", {}, "2001:db8:1::1"],
  ["Netlify: its own header", netlify, "10.0.0.1", forwarded("198.51.100.1"), "198.51.100.2"],
  ["Netlify: not the client's header", netlify, "10.0.0.1", { "x-forwarded-for": "198.51.100.1" }, undefined],
  ["one proxy: the last entry", hops(1), "10.0.0.1", forwarded("198.51.100.1, 203.0.113.9"), "203.0.113.9"],
  ["two: the last but one", hops(2), "10.0.0.1", forwarded("198.51.100.1, 203.0.113.9, 10.0.0.2"), "203.0.113.9"],
  ["two proxies, one entry", hops(2), "10.0.0.1", forwarded("203.0.113.9"), undefined],
  ["a proxy that passes words on", hops(1), "10.0.0.1", forwarded("unknown"), undefined],
  ["a proxy that writes the port", hops(1), "10.0.0.1", forwarded("203.0.113.3:5001"), "203.0.113.3"],
  ["and of IPv6", hops(1), "10.0.0.1", forwarded("x, [2001:db8::1]:5001"), "2001:db8::1"],
  ["IPv6 that ends in digits", hops(1), "10.0.0.1", forwarded("2001:db8::5001"), "2001:db8::5001"],
])("%s", (_name, proxy, remoteAddress, headers, expected) => {
  expect(clientAddress({ socket: { remoteAddress }, headers }, proxy)).toBe(expected);
});

const secret = "a secret for tests that has more than 32 characters";
const key = (remoteAddress: string): string =>
  clientKey(clientAddress({ socket: { remoteAddress }, headers: {} }, none), secret);

test.each([
  ["2001:db8::1", "2001:db8:0:0:ffff::", true],
  ["2001:DB8:0001::1", "2001:db8:1::2", true],
  ["::1", "0:0:0:0:1::", true],
  ["2001:db8:0:1::1", "2001:db8:0:2::1", false],
  ["203.0.113.1", "203.0.113.2", false],
  ["::ffff:cb00:7101", "203.0.113.1", true],
  ["::ffff:cb00:7101", "::ffff:cb00:7102", false],
])("%s and %s are one network: %p", (one, other, isSame) => {
  expect(key(one) === key(other)).toBe(isSame);
});
