/** Texts of the form. Specified texts are given as specified. */
export const contactData: Queries.ContactDataFragment = {
  contactForm: {
    emailHint: "To answer you.",
    messageHint: "Room for 5,000 characters.",
    privacyNote: "Read our [privacy policy](/privacy-policy/).",
    statusSuccess: "Thank you! Your submission has been received!",
    statusFailure: "Oops! Something went wrong while submitting the form.",
  },
  dialogs: {
    success: { title: "Success", paragraphs: ["Thank you.", "We will contact you within 48 hours."] },
    failure: { title: "Form Error", otherWays: "Call us or write to us:" },
  },
  studio: {
    phone: { display: "(404) 555-0142", dial: "+14045550142" },
    emails: { general: "hello@studio.example", accessibility: "", internships: "" },
    address: { street: "", unit: null, city: "", state: "", zip: "" },
    replyPromise: "We answer within **48 hours**.",
  },
};
