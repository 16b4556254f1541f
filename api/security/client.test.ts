// A client's address, by which messages are counted, comes from a place that the visitor cannot write to.
import type { ProxySetting } from "../config/read-settings";
import { clientAddress, clientKey, readClient } from "./client";

const forwarded = (entries: string) => ({ "x-forwarded-for": entries, "x-nf-client-connection-ip": "198.51.100.2" });

test.each<[string, ProxySetting, string, Record<string, string>, string | undefined]>([
  ["no proxy: the connection, whatever headers say", 0, "203.0.113.9", forwarded("198.51.100.1"), "203.0.113.9"],
  ["no proxy, IPv4 written as IPv6", 0, "::ffff:203.0.113.9", {}, "203.0.113.9"],
  ["the same in hexadecimal", 0, "::ffff:cb00:7109", {}, "203.0.113.9"],
  ["the same in full, from a proxy", 1, "10.0.0.1", forwarded("0:0:0:0:0:FFFF:203.0.113.9"), "203.0.113.9"],
  ["the same with a port", 1, "10.0.0.1", forwarded("[::FFFF:CB00:7109]:5001"), "203.0.113.9"],
  ["IPv6 with the name of an interface", 0, "fe80::1%eth0", {}, "fe80::1"],
  ["IPv6 in another spelling", 0, "2001:DB8:0001:0::1", {}, "2001:db8:1::1"],
  ["Netlify: its own header", "netlify", "10.0.0.1", forwarded("198.51.100.1"), "198.51.100.2"],
  ["Netlify: not the client's header", "netlify", "10.0.0.1", { "x-forwarded-for": "198.51.100.1" }, undefined],
  ["one proxy: the last entry", 1, "10.0.0.1", forwarded("198.51.100.1, 203.0.113.9"), "203.0.113.9"],
  ["two: the last but one", 2, "10.0.0.1", forwarded("198.51.100.1, 203.0.113.9, 10.0.0.2"), "203.0.113.9"],
  ["two proxies, one entry", 2, "10.0.0.1", forwarded("203.0.113.9"), undefined],
  ["a proxy that passes words on", 1, "10.0.0.1", forwarded("unknown"), undefined],
  ["a proxy that writes the port", 1, "10.0.0.1", forwarded("203.0.113.3:5001"), "203.0.113.3"],
  ["and of IPv6", 1, "10.0.0.1", forwarded("x, [2001:db8::1]:5001"), "2001:db8::1"],
  ["IPv6 in brackets alone", 1, "10.0.0.1", forwarded("[2001:db8::1]"), "2001:db8::1"],
  ["a word before the brackets", 1, "10.0.0.1", forwarded("for=[2001:db8::1]"), undefined],
  ["a word in place of the port", 1, "10.0.0.1", forwarded("[2001:db8::1]:http"), undefined],
  ["IPv6 that ends in digits", 1, "10.0.0.1", forwarded("2001:db8::5001"), "2001:db8::5001"],
])("%s", (_name, proxy, remoteAddress, headers, expected) => {
  expect(clientAddress({ socket: { remoteAddress }, headers }, proxy)).toBe(expected);
});

test.each<[string, ProxySetting, Record<string, string>, object | undefined, boolean]>([
  ["of its own", 0, {}, { encrypted: true }, true],
  ["none, as a platform's imitation says", 0, {}, { encrypted: false }, false],
  ["none, whatever headers say", 0, { "x-forwarded-proto": "https" }, {}, false],
  ["that of Netlify", "netlify", {}, undefined, true],
  ["that of the last proxy", 1, { "x-forwarded-proto": "https, http" }, {}, false],
  ["that of the last proxy but one", 2, { "x-forwarded-proto": "http, https, http" }, {}, true],
  ["that of a proxy whose header is passed on", 2, { "x-forwarded-proto": "https" }, {}, true],
  ["none, as a proxy says nothing", 1, {}, {}, false],
  ["that of a proxy, without a connection", 1, { "x-forwarded-proto": "https" }, undefined, true],
  ["none there, either", 0, {}, undefined, false],
])("the connection's encryption: %s", (_name, proxy, headers, connection, isHttps) => {
  const socket = connection === undefined ? undefined : { remoteAddress: "10.0.0.1", ...connection };
  expect(readClient({ socket, headers }, { proxy, secret })).toMatchObject({ isHttps });
});

const secret = "a secret for tests that has more than 32 characters";
const key = (remoteAddress: string): string =>
  clientKey(clientAddress({ socket: { remoteAddress }, headers: {} }, 0), secret);

test.each([
  ["2001:db8::1", "2001:db8:0:0:ffff::", true],
  ["2001:DB8:0001::1", "2001:db8:1::2", true],
  ["::1", "0:0:0:0:1::", true],
  ["::1:5:6:7:8", "0:0:0:1::", true],
  ["2001:db8:0:1::1", "2001:db8:0:2::1", false],
  ["2001::1:3:4:5:6", "2001::2:3:4:5:6", false],
  ["2001:db8:1::1", "2001:db8:10::1", false],
  ["1:23::1", "12:3::1", false],
  ["203.0.113.1", "203.0.113.2", false],
  ["::ffff:cb00:7101", "203.0.113.1", true],
  ["::ffff:cb00:7101", "::ffff:cb00:7102", false],
])("%s and %s are one network: %p", (one, other, isSame) => {
  expect(key(one) === key(other)).toBe(isSame);
});
