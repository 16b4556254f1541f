import { createPrivateKey, X509Certificate } from "node:crypto";
import { makeSelfSigned } from "./self-signed";

test("the certificate is for localhost, signed by its own key, and good today", () => {
  const { key, cert } = makeSelfSigned();
  const read = new X509Certificate(cert);
  expect(read.checkHost("localhost")).toBe("localhost");
  expect(read.checkHost("example.com")).toBeUndefined();
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(new Date(read.validFrom).getTime()).toBeLessThan(Date.now());
  expect(new Date(read.validTo).getTime()).toBeGreaterThan(Date.now());
});

test("no two are alike", () => {
  expect(new X509Certificate(makeSelfSigned().cert).serialNumber).not.toBe(
    new X509Certificate(makeSelfSigned().cert).serialNumber,
  );
});
