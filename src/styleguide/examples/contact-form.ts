import type { ContactFormProps } from "../../sections/contact-form/contact-form-data";

/** Texts of the form for tests and the style guide. Specified texts are given as specified. */
export const contactFormProps: ContactFormProps = {
  emailHint: "To answer you.",
  messageHint: "Room for 5,000 characters.",
  privacyNote: "Read our [privacy policy](/privacy-policy/).",
  replyPromise: "We answer within **48 hours**.",
  island: {
    statusSuccess: "Thank you! Your submission has been received!",
    statusFailure: "Oops! Something went wrong while submitting the form.",
    dialogs: {
      success: { title: "Success", paragraphs: ["Thank you.", "We will contact you within 48 hours."] },
      failure: { title: "Form Error", otherWays: "Call us or write to us:" },
    },
    phone: { display: "(404) 555-0142", dial: "+14045550142" },
    mail: "hello@studio.example",
    starters: [],
  },
};
