import { graphql } from "gatsby";

/**
 * What the contact form needs. A page that shows it asks for
 * `contactForm { ...ContactFormParts } dialogs { ...ContactDialogParts } studio { ...ContactStudioParts }`
 * and hands the three on as they are.
 */
export const contactParts = graphql`
  fragment ContactFormParts on ContactForm {
    emailHint
    messageHint
    privacyNote
    statusSuccess
    statusFailure
  }
  fragment ContactDialogParts on Dialogs {
    success {
      title
      paragraphs
    }
    failure {
      title
      otherWays
    }
  }
  fragment ContactStudioParts on Studio {
    phone {
      display
      dial
    }
    emails {
      general
    }
    replyPromise
  }
`;
