// `npm run smoke` names the record without which mailboxes distrust the form's messages.
import { missingMailRecords } from "./mail-records";

const spf = { "mail.studio.example": [["v=spf1 include:", "mail.example.com -all"], ["unrelated"]] };
const own = { "_dmarc.mail.studio.example": [["v=DMARC1; p=none"]] };
const above = { "_dmarc.studio.example": [["v=DMARC1; p=reject"]] };
const noSpf = /^mail\.studio\.example has no SPF record/u;
const noDmarc = /^_dmarc\.mail\.studio\.example has no DMARC record/u;

test.each<[string, Readonly<Record<string, string[][]>>, RegExp[]]>([
  ["both", { ...spf, ...own }, []],
  ["one of the domain above", { ...spf, ...above }, []],
  ["no DMARC", spf, [noDmarc]],
  ["no SPF", own, [noSpf]],
  ["other texts only", { "mail.studio.example": [["v=spf10"]] }, [noSpf, noDmarc]],
])("a sender's domain with %s", async (_name, records, missing) => {
  const lookUp = async (name: string) => records[name] ?? Promise.reject(new Error(`ENOTFOUND ${name}`));
  const found = await missingMailRecords("mail.studio.example", lookUp);
  expect(found).toEqual(missing.map((pattern) => expect.stringMatching(pattern)));
});
