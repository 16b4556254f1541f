// No source repeats a fact of the studio: when the content changes, no sentence elsewhere is false.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../scripts/project-root";
import { studio } from "../e2e/content";

const sources = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" });

test("no source contains a fact of the studio", () => {
  const { name, legalName, siteUrl, phone, address, replyPromise, emails, security, socials } = studio;
  const groups = [phone, emails, socials].flatMap((group) => Object.values(group));
  const values = [name, legalName, siteUrl, address.street, replyPromise, security.email, ...groups]
    // A name such as "Page" is in code by chance.
    .filter((value) => /[^a-z]/iu.test(value));
  const found = sources
    .filter((name) => /\.(?:tsx?|css)$/u.test(name) && !/\.test\.tsx?$|[\\/]testing[\\/]|^styleguide[\\/]/u.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(root, "src", name), "utf8");
      return values.filter((value) => text.includes(value)).map((value) => `${name}: ${value}`);
    });
  expect(found).toEqual([]);
});
