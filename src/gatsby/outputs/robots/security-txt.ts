/** Where security researchers look (RFC 9116). */
export const securityTxtFile = ".well-known/security.txt";

export interface SecurityContact {
  readonly siteUrl: string;
  readonly security: {
    /** Mail address for reports. */
    readonly email: string;
    /** The last day on which the file holds, as year-month-day. */
    readonly expires: string;
  };
}

/** Whether the file has expired. @param today as year-month-day */
export const isExpired = ({ security }: SecurityContact, today: string): boolean => security.expires <= today;

/** The file's text. It ends at the first moment of its last day. */
export const securityTxt = ({ siteUrl, security }: SecurityContact): string =>
  [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/${securityTxtFile}`,
    "",
  ].join("\n");
