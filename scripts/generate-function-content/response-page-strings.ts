/** Headings and sentences of the pages that answer a form sent without scripts. */
export const responsePageStrings = {
  sentHeading: "We have your message",
  home: "Go to the home page",
  invalidHeading: "Your message hasn’t been sent yet",
  invalidLead: "Please fix the errors below and send it again. What you wrote is still in the form.",
} as const;
