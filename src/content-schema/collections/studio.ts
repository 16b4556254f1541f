import { z } from "zod";
import {
  collection,
  dialed,
  email,
  group,
  href,
  isoDate,
  isPhoneNumber,
  paragraph,
  sample,
  singleLine,
} from "../fields";

export const studio = collection("Who the studio is and how to reach it. Every page reads it.", {
  sample: sample(
    "Name, web address, email addresses, phone number, street and social pages are invented. Invented addresses end in .example, which nobody can register; write the real social pages together with the real web address.",
  ),
  name: singleLine(40, "The studio's name, as in titles and beside the logo."),
  legalName: singleLine(80, "The name in the line at the very bottom."),
  tagline: singleLine(80, "The sentence that says what the studio makes. It is in the title of the home page."),
  siteUrl: z
    .string()
    .regex(/^https:\/\/[^/\s]+$/u, {
      error: ({ input }) =>
        `This isn't the address of a site.\nWrite https://${String(input).replaceAll(/^(?:https?:)?\/*|[/\s].*$/gu, "")}`,
    })
    .meta({ description: "The web address of the site, without a slash at the end.", role: "siteUrl" }),
  address: group("PostalAddress", "The business address.", {
    street: singleLine(80, "Street and number."),
    unit: singleLine(40, "Suite or floor.").optional(),
    city: singleLine(40, "City."),
    state: singleLine(30, "State, spelled out."),
    zip: z
      .string()
      .regex(/^\d{5}$/u, 'This isn\'t a ZIP code.\nWrite five digits in quotes, such as "30303"')
      .meta({ description: "ZIP code, in quotes." }),
  }),
  phone: group("PhoneNumber", "The business phone number.", {
    display: singleLine(30, "The number as people read it: (202) 555-0100").refine(isPhoneNumber, {
      message: "This isn't a whole phone number.\nWrite it with its area code, such as (202) 555-0100",
      abort: true,
    }),
    dial: z.string().meta({ description: "The number as a telephone dials it: +12025550100" }),
  }).superRefine(({ display, dial }, { addIssue }) => {
    const number = dialed(display);
    const message = `"dial" is not the number in "display", as a telephone dials it from anywhere.\nIf ${display} is right, write "${number}" here, in quotes. Otherwise correct "display".`;
    if (dial !== number) addIssue({ code: "custom", path: ["dial"], input: dial, message });
  }),
  emails: group("StudioEmails", "The email addresses.", {
    general: email("For messages."),
    accessibility: email("For barriers on this site."),
    internships: email("For internship applications."),
  }),
  security: group(
    "SecurityContact",
    "What /.well-known/security.txt says to people who find a security hole. Once a year, check that somebody still reads this mailbox, and set a new day.",
    {
      email: email("For reports about the site's security."),
      expires: isoDate("Until when the file security.txt holds, less than a year ahead (docs/dated-content.md).", {
        role: "futureDay",
      }),
    },
  ),
  socials: group("StudioSocials", "The social pages.", {
    facebook: href("The full address of the Facebook page."),
    linkedin: href("The full address of the LinkedIn profile."),
  }),
  nextStart: isoDate(
    "The day on which the next project can begin, in quotes. Pricing and Start Your Project name it; leave the field out, and they don't. They also leave it out when it has passed, from the next publication on.",
    // No role: the day may lie ahead or behind.
    {},
  ).optional(),
  replyPromise: paragraph("The promise in a sentence.", 200),
});
