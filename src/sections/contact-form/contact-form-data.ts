import { graphql } from "gatsby";
import { required } from "../../lib/required";
import type { MessageStarter } from "./message-starters";

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

type Data = { readonly [Key in keyof Queries.ContactDataFragment]: NonNullable<Queries.ContactDataFragment[Key]> };

export interface ContactFormProps {
  readonly text: Data["contactForm"];
  readonly dialogs: Data["dialogs"];
  readonly studio: Data["studio"];
  readonly starters?: readonly MessageStarter[] | undefined;
}

/** The form's props from a page's data. */
export const contactFormOf = ({ contactForm, dialogs, studio }: Queries.ContactDataFragment): ContactFormProps => ({
  text: required(contactForm),
  dialogs: required(dialogs),
  studio: required(studio),
});
