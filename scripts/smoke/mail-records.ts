import { resolveTxt } from "node:dns/promises";

/** The TXT records of a name, each in the parts that DNS has. Rejects where there are none. */
type LookUp = (name: string) => Promise<readonly (readonly string[])[]>;

/**
 * Looks for the two records without which mailboxes reject a message or file it as spam.
 * @param domain of the sender's address
 * @returns those that weren't found, in plain words
 */
export const missingMailRecords = async (domain: string, lookUp: LookUp = resolveTxt): Promise<readonly string[]> => {
  const has = async (name: string, start: RegExp): Promise<boolean> => {
    const records = await lookUp(name).catch(() => []);
    return records.some((parts) => start.test(parts.join("")));
  };
  const problems: string[] = [];
  if (!(await has(domain, /^v=spf1(?: |$)/u)))
    problems.push(`${domain} has no SPF record: a TXT record that begins with v=spf1 and names your mail server.`);
  // The record of the domain above holds, too (RFC 7489, 6.6.3).
  const names = [domain, domain.split(".").slice(-2).join(".")].map((name) => `_dmarc.${name}`);
  const found = await Promise.all(names.map((name) => has(name, /^v=DMARC1(?:;|$)/u)));
  if (!found.includes(true))
    problems.push(`_dmarc.${domain} has no DMARC record: a TXT record such as v=DMARC1; p=none.`);
  return problems;
};
