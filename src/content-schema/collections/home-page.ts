import { linksInMarkup } from "../../lib/parse-inline-markup";
import { head, intro, link, picture, pictureAt, recordedLine, stat } from "../shared-schemas";
import { collection, group, list, paragraph, paragraphs, sample, singleLine } from "../fields";

export const homePage = collection("The home page. Services and projects come from their own files.", {
  sample: sample("The people named here are invented."),
  head,
  hero: group("HomeHero", "The first screen.", {
    heading: singleLine(80, "The sentence of the first screen.", { unique: "heading" }),
    lead: paragraph("One plain sentence under it.", 260),
    action: link,
    links: list("One or two more ways in.", link, 1, 2),
    picture: pictureAt("hero"),
  }),
  advantages: group("HomeAdvantages", "Why accessible software pays.", {
    heading: intro.heading,
    sentence: paragraph("One sentence with two links, set large: it changes as visitors choose.", 160),
    notes: group("SentenceNotes", "What is said under the sentence when it is chosen.", {
      drawn: paragraph("As usual: what the other choices do.", 200),
      large: paragraph("Large: who sees it so.", 200),
      contrast: paragraph("Strong contrast: visitors with colors of their own system see those.", 200),
      keyboard: paragraph("By keyboard: which keys.", 200),
      ear: paragraph("By ear: when and with what the lines were recorded.", 240),
    }),
    lines: list(
      "What the screen reader said of the heading and the two links. Record it again when these words change.",
      recordedLine,
      2,
      4,
    ),
    reasons: list(
      "Four advantages.",
      group("HomeReason", "One advantage.", {
        title: singleLine(60, "The advantage in a few words."),
        text: paragraph("A sentence about it.", 200),
      }),
      4,
      4,
    ),
  })
    .superRefine(({ heading, sentence, lines }, { addIssue }) => {
      const links = linksInMarkup(sentence).map(({ text }) => text);
      for (const [index, { says }] of lines.entries()) {
        const [, name = "", kind] = /\*\*([^*]+)\*\* (heading|link)\b/u.exec(says) ?? [];
        const names = kind === "heading" ? [heading] : links;
        const message = `The page has no ${kind} "${name}".\nIf its words have changed, listen again, and write what the screen reader says now, and its day into "ear". The page has: ${names.join(", ")}.`;
        if (kind !== undefined && !names.includes(name))
          addIssue({ code: "custom", path: ["lines", index, "says"], input: says, message });
      }
    })
    .meta({ id: "HomeAdvantages" }),
  services: group("HomeServices", "What we do; the list and its prices come from content/services.", {
    heading: intro.heading,
    link,
  }),
  about: group("HomeAbout", "Who we are.", {
    heading: intro.heading,
    paragraphs: paragraphs("Who we are."),
    picture,
    link,
  }),
  certifications: group("HomeCertifications", "Certifications, in a few words.", {
    ...intro,
    link,
  }),
  accessibleDesign: group("HomeAccessibleDesign", "One strong number.", {
    heading: intro.heading,
    stat,
    link,
  }),
  projects: group("HomeProjects", "Projects; the bands come from the case studies.", {
    note: paragraph("A sentence under the projects.", 240),
  }),
  contact: group("HomeContact", "The words over the contact form.", intro),
});
