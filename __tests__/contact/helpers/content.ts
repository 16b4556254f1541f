import type { ContactWords } from "../../../api/responses/content";

/** Words for tests: some hold characters that would break a page that does not escape them. */
export const words: ContactWords = {
  studio: {
    name: "Ramp & Rail",
    legalName: "Ramp & Rail Studio",
    phone: { display: "(404) 555-0142", dial: "+14045550142" },
    email: "hello@rampandrail.example",
    replyPromise: "We answer every message within 48 hours.",
  },
  frame: {
    skipLink: "Skip to the main content",
    headerLabel: "Main",
    homeHint: "home page",
    links: [
      { label: "Home", to: "/" },
      { label: "Contact Us", to: "/contact-us/" },
    ],
    rights: "All rights reserved.",
  },
  form: {
    formName: "Contact form",
    requiredNote: "Both fields are required.",
    emailLabel: "Email",
    emailHint: 'Say "where" we answer.',
    messageLabel: "Message",
    messageHint: "Up to <5,000> characters.",
    submit: "Send message",
    privacyNote: "Our [privacy policy](/privacy-policy/) says **how long** we keep it.",
    honeypotLabel: "Leave this field empty",
    statusSuccess: "Thank you! Your submission has been received!",
    statusFailure: "Oops! Something went wrong while submitting the form.",
  },
  thanks: {
    heading: "We have your message",
    back: "Go to the home page",
    paragraphs: ["We answer **within 48 hours**."],
  },
  faults: { heading: "Your message has not been sent yet", lead: "Mend what is named here." },
  failure: { title: "Form Error", otherWays: "Call us or write to us:" },
};
