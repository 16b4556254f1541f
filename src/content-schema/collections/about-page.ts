import { intro, pageTop, section } from "../shared-schemas";
import { collection, group, linkText, list, paragraph, paragraphs, sample, singleLine } from "../fields";

export const aboutPage = collection("About Us. People come from content/team, badges from content/certifications.", {
  sample: sample("The studio's story and its people are invented."),
  ...pageTop,
  story: section,
  team: group(
    "AboutTeam",
    "The words over the team, and the freelancers. The team is in content/team.",
    {
      ...intro,
      freelancers: group("AboutFreelancers", "Freelancers who code and test.", {
        heading: intro.heading,
        people: list("One line a person: name, work, and tools.", paragraph("One person.", 240), 2),
      }),
    },
    { elementId: "team" },
  ),
  certifications: group("AboutCertifications", "The words over the badges.", intro, { elementId: "certifications" }),
  internships: group(
    "AboutInternships",
    "The internship program.",
    {
      ...intro,
      paragraphs: paragraphs("What the program is."),
      offerHeading: singleLine(80, "Heading over what interns get."),
      offers: list("What interns get.", paragraph("One point.", 240), 2),
      applyHeading: singleLine(80, "Heading over how to apply."),
      apply: paragraph("How to apply. The email address follows it.", 320),
      deadlines: list(
        "The last days to apply.",
        group("InternshipDeadline", "The last day to apply for one season.", {
          season: singleLine(20, "The season."),
          day: singleLine(40, "The day in words: Apply by March 1."),
        }),
      ),
      mailLabel: linkText(60, "The words of the email link."),
    },
    { elementId: "internships" },
  ),
  contact: group("AboutContact", "The words over the contact form.", intro),
});
