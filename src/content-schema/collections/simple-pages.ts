import { iconItem, intro, link, pageTop, picture, recordedLine, section } from "../shared-schemas";
import { collection, group, isoDate, list, paragraph, sample, singleLine } from "../fields";

export const projectsPage = collection("The Our Projects page. The bands come from content/case-studies.", {
  ...pageTop,
  callToAction: group("CaseStudyCallToAction", "The words beside the links at the end of each step of a case study.", {
    heading: singleLine(90, "Heading beside the Start Your Project links on the last page of a case study."),
    lead: singleLine(200, "The sentence under it."),
  }),
  closing: section,
});

export const contactPage = collection("Contact Us. Phone, email and street come from content/studio.yaml.", {
  sample: sample("Phone, email, street and social pages are those of content/studio.yaml."),
  ...pageTop,
  ways: group("ContactWays", "Other ways to reach the studio.", {
    heading: singleLine(80, "Heading over phone, email and address."),
    phone: paragraph("Under the number: who answers and when, and calls through a relay service."),
    email: paragraph("Under the email address: when we answer."),
    address: paragraph("Under the street: how to get in, and when to come."),
    socials: paragraph("Over the social links: what not to send by them."),
  }),
  form: group("ContactFormIntro", "The words over the form.", intro, { elementId: "contact" }),
});

export const startPage = collection("Start Your Project: what happens after you write, what to send, and the form.", {
  sample: sample("The steps after the first answer are samples for the studio to confirm."),
  ...pageTop,
  steps: group("StartSteps", "What happens after you write.", {
    heading: intro.heading,
    items: list(
      "What happens after you write, in order.",
      group("AfterYouWrite", "One step.", {
        when: singleLine(40, "When it happens."),
        title: singleLine(80, "What happens."),
        text: paragraph("In a sentence or two.", 320),
      }),
      2,
    ),
  }),
  send: group("StartSend", "What to send.", {
    ...intro,
    items: list("What helps us to answer well.", iconItem, 2),
  }),
  form: group("StartFormIntro", "The words over the form.", intro, { elementId: "contact" }),
});

export const statementPage = collection(
  "The accessibility statement, after W3C's model. It must stay true: change it, and both dates, when the site or its tests change. Its short version is in content/dialogs.yaml.",
  {
    sample: sample("The addresses for reports are those of content/studio.yaml."),
    ...pageTop,
    updated: isoDate("The day of the last review, in quotes."),
    nextReview: isoDate("The day the next review is due, in quotes.", { role: "futureDay" }),
    sections: list(
      "Standard, status, measures, tests, limits, browsers, reports of barriers, and the numbers of the last audit with their day.",
      section,
      3,
    ),
  },
);

/** A page that is shown in place of another. */
const insteadPage = (description: string, links: string) =>
  collection(description, {
    ...pageTop,
    linksHeading: singleLine(80, "Heading over the links."),
    links: list(links, link, 2),
  });

export const notFoundPage = insteadPage("The page for addresses that do not exist.", "The main pages.");

export const offlinePage = insteadPage(
  "Shown without a network, for a page that this device has not kept.",
  "Pages that are kept on most devices.",
);

export const capabilityPage = collection("The capability statement. Its facts are in content/capability.yaml.", {
  sample: sample("It repeats the name, the address, the phone number and the people of the studio."),
  ...pageTop,
  link,
  printHint: singleLine(160, "Says that the page prints on one sheet."),
});

export const soundsPage = collection(
  "How This Site Sounds: what a screen reader said on some pages, and the words around it. Write it down again, with its day, when those pages change much.",
  {
    ...pageTop,
    recorded: singleLine(320, "When and with what it was recorded."),
    intro: section,
    recordings: list(
      "The recordings, in order.",
      group("SoundsRecording", "What was said of one part of the site.", {
        heading: singleLine(80, "The name of the part."),
        lead: paragraph("What the words below mean, in a sentence or two.", 320),
        picture,
        lines: list("The keys, in order.", recordedLine),
      }),
    ),
    closing: section,
  },
);

const groupWords = (what: string) =>
  group("SitemapGroup", `The words over ${what}. The pages list themselves.`, {
    heading: singleLine(60, "The heading of this group."),
    lead: paragraph("A sentence that says what is in it.", 240),
  });

export const sitemapPage = collection("The sitemap page. Its lists of pages come from the content by themselves.", {
  ...pageTop,
  groups: group("SitemapGroups", "The groups of pages, in their order.", {
    studio: groupWords("the pages about the studio and its work"),
    projects: groupWords("the case studies"),
    design: groupWords("the Accessible Design pages"),
    about: groupWords("the pages about this site"),
  }),
});
