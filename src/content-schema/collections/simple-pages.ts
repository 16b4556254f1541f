import { z } from "zod";
import { head, iconItem, link, pageHeader, picture, recordingTemplate, section } from "../shared-schemas";
import { collection, heading, isoDate, paragraph, sample, singleLine, template } from "../fields";

export const projectsPage = collection("The Our Projects page. The cards come from content/case-studies.", {
  head,
  pageHeader,
  callToAction: z
    .strictObject({
      heading: heading(90, "Heading over the Start Your Project links at the end of each case-study page."),
      lead: singleLine(200, "The sentence under it."),
    })
    .meta({ id: "CaseStudyCallToAction", description: "The call to action at the end of each case-study page." }),
  closing: section,
  links: z.array(link).min(1).meta({ description: "Where to go from here." }),
});

export const contactPage = collection("Contact Us. Phone, mail and street come from content/studio.yaml.", {
  sample: sample("Phone, mail, street and social pages are those of content/studio.yaml."),
  head,
  pageHeader,
  ways: z
    .strictObject({
      heading: heading(80, "Heading over phone, mail and address."),
    })
    .meta({ id: "ContactWays", description: "Other ways to reach the studio." }),
  socials: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 260),
    })
    .meta({ id: "ContactSocials", description: "The social links section." }),
  form: z
    .strictObject({
      heading: heading(80, "Heading over the form."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
    })
    .meta({ id: "ContactFormIntro", description: "The words over the form." }),
});

export const startPage = collection("Start Your Project: what happens after you write, what to send, and the form.", {
  sample: sample("The steps after the first answer are samples for the studio to confirm."),
  head,
  pageHeader,
  steps: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      items: z
        .array(
          z
            .strictObject({
              when: singleLine(40, "When it happens."),
              title: heading(80, "What happens."),
              text: paragraph("In a sentence or two.", 320),
            })
            .meta({ id: "AfterYouWrite", description: "One step." }),
        )
        .min(2)
        .meta({ description: "What happens after you write, in order." }),
    })
    .meta({ id: "StartSteps", description: "What happens after you write." }),
  send: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
      items: z.array(iconItem).min(2).meta({ description: "What helps us to answer well." }),
    })
    .meta({ id: "StartSend", description: "What to send." }),
  form: z
    .strictObject({
      heading: heading(80, "Heading over the form."),
      lead: paragraph("One or two plain sentences under the heading.", 320),
    })
    .meta({ id: "StartFormIntro", description: "The words over the form." }),
});

/** The words around the last audit's figures, which stand in content/audit/last-audit.yaml. */
const statementAudit = z
  .strictObject({
    heading: heading(80, "The heading of this part of the page."),
    lead: template(320, "What the figures are, in a sentence or two; {date} becomes the day of the audit.", "date"),
    closing: paragraph("What such figures mean and what not.", 600),
    speech: recordingTemplate("What a screen reader read"),
  })
  .meta({ id: "StatementAudit", description: "The words around the last audit's figures." });

export const statementPage = collection(
  "The accessibility statement, after W3C's model. It must stay true: change it, and both dates, when the site or its tests change. Its short version stands in content/dialogs.yaml.",
  {
    sample: sample("The addresses for reports are those of content/studio.yaml."),
    head,
    pageHeader,
    updated: isoDate("The day of the last review, in quotes.", "reviewDate"),
    nextReview: isoDate("The day the next review is due, in quotes.", "nextReviewDate"),
    sections: z.array(section).min(3).meta({ description: "Standard, status, measures, tested with." }),
    audit: statementAudit,
    limits: z.array(section).min(3).meta({ description: "Not tested, known limits, technology, feedback." }),
  },
);

export const privacyPage = collection(
  "The privacy policy. It must stay true of the site: change it when the form, the server or the scripts change. Developers: its times are set in api/security/verify-xsrf.ts, api/config/read-settings.ts and api/storage/idempotency-key.ts.",
  {
    sample: sample("The period of 24 months is a sample rule."),
    head,
    pageHeader,
    updated: isoDate("The day of the last change, in quotes.", "reviewDate"),
    sections: z.array(section).min(3).meta({ description: "The parts of the policy." }),
  },
);

export const notFoundPage = collection("The page for addresses that do not exist.", {
  head,
  pageHeader,
  picture,
  linksHeading: singleLine(80, "Heading over the links."),
  links: z.array(link).min(2).meta({ description: "The main pages." }),
});

export const offlinePage = collection("Shown without a network, for a page that this device has not kept.", {
  head,
  pageHeader,
  picture,
  linksHeading: singleLine(80, "Heading over the links."),
  links: z.array(link).min(2).meta({ description: "Pages that are kept on most devices." }),
});
