import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/**
 * A certificate for localhost that signs itself, made anew for each run: Chromium speaks HTTP/2 over TLS only.
 * Node can read certificates but not make them, so the few parts that one needs are written here in DER.
 * Sources: RFC 5280 (certificate), ITU-T X.690 (DER), RFC 5758 (ECDSA with SHA-256).
 */

/** One DER element: tag, length, content. */
const element = (tag: number, ...contents: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const length = Buffer.from(content.length.toString(16).padStart(content.length > 0xff ? 4 : 2, "0"), "hex");
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content]);
};

const sequence = (...parts: readonly Buffer[]): Buffer => element(0x30, ...parts);
const utcTime = (date: Date): Buffer =>
  element(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-T:]/gu, "")}Z`));

const ecdsaWithSha256 = sequence(Buffer.from("06082a8648ce3d040302", "hex"));
const commonName = Buffer.from("0603550403", "hex");
const subjectAlternativeName = Buffer.from("0603551d11", "hex");
const version3 = element(0xa0, Buffer.from("020102", "hex"));

const localhost = sequence(element(0x31, sequence(commonName, element(0x0c, Buffer.from("localhost")))));

const dayMs = 86_400_000;

export interface SelfSigned {
  /** Both in PEM, as Node's servers take them. */
  readonly key: string;
  readonly cert: string;
}

/** Makes a key and a certificate for `localhost` that are good from yesterday to tomorrow. */
export const makeSelfSigned = (): SelfSigned => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  // A serial number is positive: the first bit is cleared, the second set so that no leading zero is lost.
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const names = sequence(element(0x82, Buffer.from("localhost")));
  const extensions = element(0xa3, sequence(sequence(subjectAlternativeName, element(0x04, names))));
  const facts = sequence(
    version3,
    element(0x02, serial),
    ecdsaWithSha256,
    localhost,
    sequence(utcTime(new Date(Date.now() - dayMs)), utcTime(new Date(Date.now() + dayMs))),
    localhost,
    publicKey.export({ type: "spki", format: "der" }),
    extensions,
  );
  const signature = element(0x03, Buffer.from([0]), sign("sha256", facts, privateKey));
  const lines = sequence(facts, ecdsaWithSha256, signature).toString("base64").replace(/.{64}/gu, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.trim()}\n-----END CERTIFICATE-----\n`,
  };
};
