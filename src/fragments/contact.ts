import { graphql } from "gatsby";
import { assertDefined } from "../lib/assert-defined";

/** What the contact form needs. A page that shows it asks for `...ContactData`. */
export const contactData = graphql`
  fragment ContactData on Query {
    contactForm {
      emailHint
      messageHint
      privacyNote
      statusSuccess
      statusFailure
    }
    dialogs {
      success {
        title
        paragraphs
      }
      failure {
        title
        otherWays
      }
    }
    studio {
      phone {
        display
        dial
      }
      emails {
        general
      }
      replyPromise
    }
  }
`;

/** The form's props from a page's data. */
export const contactFormOf = ({ contactForm, dialogs, studio }: Queries.ContactDataFragment) => ({
  text: assertDefined(contactForm),
  dialogs: assertDefined(dialogs),
  studio: assertDefined(studio),
});
