import type { ResponseContent } from "../../../api/responses/content";

/** Content for tests. Some texts hold characters that break a page that does not escape them. */
export const testContent: ResponseContent = {
  page: {
    template:
      '<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>{{title}}</title>\n<style>p{color:red}</style>\n</head>\n<body>\n<main>{{main}}</main>\n</body>\n</html>\n',
    styleHash: "sha256-AAAA",
  },
  studio: {
    name: "Ramp & Rail",
    phone: { display: "(404) 555-0142", dial: "+14045550142" },
    email: "hello@rampandrail.example",
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
  errors: { heading: "Your message has not been sent yet", lead: "Correct what is named here." },
  failure: { title: "Form Error", otherWays: "Call us or write to us:" },
  icons: { error: "M0 0h1", success: "M0 0h2" },
};
