import type { ContactFormProps } from "../../sections/contact-form/contact-form-props";

/** Texts of the form for tests and the style guide. Specified texts are given as specified. */
export const contactFormProps: ContactFormProps = {
  strings: {
    formName: "Contact form",
    requiredNote: "Both fields are required.",
    emailLabel: "Email",
    emailHint: "To answer you.",
    messageLabel: "Message",
    messageHint: "Room for 5,000 characters.",
    submit: "Send message",
    sending: "Sending…",
    slow: "This takes longer than usual.",
    offline: "You are offline, so nothing was sent.",
    charactersLeft: "Characters left: {count}",
    charactersOver: "Characters too many: {count}",
    statusSuccess: "Thank you! Your submission has been received!",
    statusFailure: "Oops! Something went wrong while submitting the form.",
    privacyNote: "Read our [privacy policy](/privacy-policy/).",
    honeypotLabel: "Leave this field empty",
    durationPrefix: "Expected time: {duration}",
    durationChosen: "You chose {duration}.",
  },
  dialogs: {
    success: { title: "Success", paragraphs: ["Thank you.", "We will contact you within 48 hours."] },
    failure: { title: "Form Error", otherWays: "Call us or write to us:" },
  },
  studio: {
    phone: { display: "(404) 555-0142", dial: "+14045550142" },
    emails: { general: "hello@studio.example" },
    replyPromise: "We answer within **48 hours**.",
  },
};

export const exampleDurations = [
  { key: "3-6-months", label: "3-6 months" },
  { key: "3-plus-years", label: "3+ years / long term" },
] as const;
