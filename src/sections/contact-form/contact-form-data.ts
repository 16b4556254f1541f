import { graphql } from "gatsby";
import { required } from "../../lib/required";
import type { MessageStarter } from "./message-starters";

/** A page that shows the contact form asks for `...ContactData`. */
export const fragment = graphql`
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

/** The form's props from a page's data. @param starters how messages can start, on pages to which others link with one */
export const contactFormOf = (data: Queries.ContactDataFragment, starters: readonly MessageStarter[] = []) => {
  const { statusSuccess, statusFailure, ...hints } = required(data.contactForm);
  const { phone, emails, replyPromise } = required(data.studio);
  const texts = { statusSuccess, statusFailure, dialogs: required(data.dialogs) };
  // What the React part needs goes into the page as JSON.
  return { ...hints, replyPromise, island: { ...texts, phone, mail: emails.general, starters } };
};

export type ContactFormProps = ReturnType<typeof contactFormOf>;

/** The props of the React part. */
export type IslandProps = ContactFormProps["island"];
