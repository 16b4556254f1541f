import type { ComponentProps } from "react";
import type { CertificationView } from "../../content-schema/view-types";
import type { AfterYouWrite } from "../../sections/after-you-write/after-you-write";
import type { ClientTypes } from "../../sections/client-types/client-types";
import type { FirstSteps } from "../../sections/first-steps/first-steps";
import type { Internships } from "../../sections/internships/internships";
import type { NaicsTable } from "../../sections/naics-table/naics-table";
import type { ServiceDirectory } from "../../sections/service-directory/service-directory";
import type { Team } from "../../sections/team/team";
import { badge, drawing } from "./pictures";

/** Example data of About Us, Services and Contact Us. People, certifications and offers are invented. */

export const team: ComponentProps<typeof Team> = {
  heading: "The team",
  freelancers: {
    heading: "Freelancers",
    lead: "Each estimate names them.",
    people: ["**Alex Coder, developer.** TypeScript.", "**Kim Tester, tester.** Keyboard."],
  },
  lead: "Two of us.",
  people: [
    {
      key: "alex-owner",
      name: "Alex Owner",
      role: "Owner and CEO",
      bio: ["Alex leads [our work](/our-projects/).", "Alex likes ramps."],
      portrait: { ...drawing, alt: "Alex at a desk" },
    },
    {
      key: "robin-designer",
      name: "Robin Designer",
      role: "UX designer",
      bio: ["Robin draws."],
      portrait: { ...drawing, alt: "Robin with a pen" },
    },
  ],
};

export const certifications: readonly CertificationView[] = [
  {
    key: "one",
    short: "ONE",
    name: "Tester, level one",
    body: "Sample Board",
    text: "Shows that we test with **people**.",
    url: "https://board.example/one",
    badge,
  },
  {
    key: "two",
    short: "TWO",
    name: "Tester, level two",
    body: "Sample Board",
    text: "Shows that we test again.",
    url: "https://board.example/two",
    badge,
  },
];

export const internships: ComponentProps<typeof Internships> = {
  content: {
    heading: "Internships",
    paragraphs: ["We teach."],
    offerHeading: "What you get",
    offers: ["A mentor", "Pay"],
    applyHeading: "How to apply",
    apply: "Send us your resume.",
    mailLabel: "Send your resume by mail",
  },
  mail: "join@studio.example",
};

export const clientTypes: ComponentProps<typeof ClientTypes> = {
  heading: "Who we work with",
  lead: "Public and private.",
  public: {
    heading: "Public organizations",
    anchor: "public-organizations",
    paragraphs: ["Federal, state and city offices."],
    points: ["Section 508 applies."],
  },
  private: {
    heading: "Private organizations",
    anchor: "private-organizations",
    paragraphs: ["Shops and clinics."],
    points: ["We build to WCAG 2.1 AA."],
  },
};

export const naics: ComponentProps<typeof NaicsTable> = {
  content: {
    heading: "Industry codes",
    lead: "For procurement.",
  },
  codes: [
    { code: "541511", title: "Custom Computer Programming Services", primary: true },
    { code: "541512", title: "Computer Systems Design Services", primary: null },
  ],
};

export const serviceDirectory: ComponentProps<typeof ServiceDirectory> = {
  heading: "Services",
  lead: "What we do.",
  services: [
    { key: "ux-design", name: "UX design", icon: "pen", summary: "We draw.", youGet: ["Screens", "A report"] },
    { key: "captioning", name: "Captioning", icon: "captions", summary: "We write it down.", youGet: ["Captions"] },
  ],
};

export const firstSteps: ComponentProps<typeof FirstSteps>["services"] = [
  { key: "audit", firstStep: { name: "An audit", from: 4000, to: null, takes: "Two weeks", youGet: "A **list**." } },
  { key: "pdf", firstStep: { name: "A PDF", from: 500, to: 1500, takes: "A week", youGet: "A file." } },
  { key: "ux-design", firstStep: null },
];

export const afterYouWrite: ComponentProps<typeof AfterYouWrite> = {
  heading: "After you write",
  items: [
    { when: "Within 48 hours", title: "We answer", text: "A person reads it." },
    { when: "Within a week", title: "We talk", text: "By [phone](/contact-us/) or in writing." },
  ],
};
