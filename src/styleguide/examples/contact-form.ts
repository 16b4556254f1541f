/** Texts of the form. Specified texts are given as specified. */
export const contactData: Queries.ContactDataFragment = {
  contactForm: {
    emailHint: "To answer you.",
    messageHint: "Room for 5,000 characters.",
    privacyNote: "Read our [privacy policy](/privacy-policy/).",
  },
  studio: { replyPromise: "We answer within **48 hours**." },
};
