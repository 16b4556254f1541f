import type { Studio } from "../read-studio";

/** Where security researchers look (RFC 9116). */
export const securityTxtFile = ".well-known/security.txt";

/** The file's text. It ends at the first moment of its last day. */
export const securityTxt = ({ siteUrl, security }: Pick<Studio, "siteUrl" | "security">): string =>
  [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/${securityTxtFile}`,
    "",
  ].join("\n");
