/**
 * Labels that no editor has a reason to change: names of landmarks and controls, column headings, words before a value.
 * Labels of one part lie in a file *-strings.ts of their own. All other text that visitors read is in content/; the
 * messages of the contact form are in src/contact.
 */
export const uiStrings = {
  skipLink: "Skip to the main content",
  mainNavigation: "Main",
  /** After the studio's name in the logo's link, for screen readers. */
  homeLink: "home page",
  openMenu: "Open Menu",
  closeMenu: "Close Menu",
  menu: "Menu",
  /** The link to the footer's list, shown without JavaScript. */
  allPages: "All pages",
  bottomBar: "Quick links",
  footerNavigation: "Footer",
  footer: {
    pages: "Pages",
    compliance: "Standards the studio would build to",
    address: "Where to find us",
    socials: "Follow or write",
    rights: "All rights reserved by this website’s developers.",
  },
  facebook: "Facebook",
  linkedin: "LinkedIn",
  message: "Message",
  byEmail: "by email",
  /** Before the files of a page's words, in previews. */
  changeWords: "Change these words",
  /** What static/social-card.png shows. */
  studioCard:
    "{studio}. People with a guide dog, a white cane, a wheelchair, and a walker go up a ramp to an open door.",
  /** The button that opens the accessibility statement. */
  statement: "Accessibility Statement",
  /** The link to its page. */
  statementPage: "Read the full accessibility statement",
  charactersLeft: "Characters left: {count}",
  charactersOver: "Characters over the limit: {count}",
  closeDialog: "Close this dialog",
  dialog: "Dialog",
  close: "Close",
  longDescription: "Full description",
  /** Opens a text that phones fold, before the name of what it is about. */
  details: "Details",
  enlargePicture: "Enlarge",
  enlargedPicture: "Enlarged picture",
  fitPicture: "Fit to window",
  caption: "Caption",
  /** The link to the image file, shown without JavaScript. */
  pictureFile: "Open the image file",
  sources: "Where this comes from",
  sourceNumber: "Source {number}: {label}",
  /** Of the findings of an audit. */
  states: { repaired: "Repaired", open: "Open" },
  severities: { high: "High severity", medium: "Medium severity", low: "Low severity" },
  /** Of a goal. */
  results: { met: "Met", partly: "Checked in part" },
  code: { before: "Code before", after: "Code after" },
  /** The first columns of the findings as a file. Most others have the names of facts. */
  findings: { finding: "Finding", state: "State", severity: "Severity", stopped: "Who is stopped" },
  projectList: "Projects",
  /** What a sign between two numbers says. */
  signs: { arrow: "to", cross: "by" },
  projects: { previous: "Previous project", next: "Next project", position: "Project {number} of {total}" },
  pictures: { previous: "Previous picture", next: "Next picture", position: "Picture {number} of {total}" },
  /** Of the cheapest order of a service, if its price is a range. */
  priceFrom: "from {price}",
  /** Over what a service costs besides, and what we have not done yet. It is folded. */
  beforeYouOrder: "More about the price",
  sentenceViews: "Read this sentence another way",
  views: {
    drawn: "As usual",
    large: "Large",
    contrast: "Strong contrast",
    keyboard: "By keyboard",
    ear: "By ear",
  },
  readCaseStudy: "Read the case study",
  tryPrototype: "Try the prototype",
  toForm: "Go to the form",
  phone: "Phone",
  email: "Email",
  address: "Address",
  lastChanged: "Last updated",
  lastReviewed: "Last reviewed",
  nextReview: "Next review due",
  nextStart: "We can start the next project on",
  backToServices: "Back to Services",
  naics: {
    caption: "Codes of the North American Industry Classification System",
    primary: "(primary code)",
  },
  accessibleDesignTabs: "Accessible Design topics",
  next: "Next",
  /** In a key's place where a page was opened. */
  pageOpens: "The page opens",
  tryAgain: "Try this page again",
} as const;

/** The labels of a carousel's controls. */
export type CarouselStrings = Readonly<Record<"previous" | "next" | "position", string>>;
