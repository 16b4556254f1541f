import { graphql, type PageProps } from "gatsby";
import { contactFormOf } from "../sections/contact-form/contact-form-data";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { AfterYouWrite } from "../sections/after-you-write/after-you-write";
import { WhatToSend } from "../sections/what-to-send/what-to-send";
import { messageStarters } from "../sections/contact-form/message-starters";
import { ContactSection } from "../sections/contact-section/contact-section";
import { PageHeader } from "../sections/page-header/page-header";

/** Start Your Project: what happens after you write, what to send, and the form. What another page began is shown back. */
const StartPage = ({ data, location: { pathname } }: PageProps<Queries.StartPageQuery>) => {
  const { head, pageHeader, steps, send, form } = required(data.page);
  const starters = messageStarters(required(data.pricing).options, required(data.accessibleDesign).firstFix);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <AfterYouWrite {...steps} />
      <WhatToSend {...send} />
      <ContactSection {...form} form={contactFormOf(data, starters)} />
    </>
  );
};

export default StartPage;

export const query = graphql`
  query StartPage {
    page: startPage {
      ...PageTop
      steps {
        ...AfterYouWrite
      }
      send {
        ...WhatToSend
      }
      form {
        heading
        lead
      }
    }
    pricing: pricingPage {
      options {
        key
        label
      }
    }
    accessibleDesign: accessibleDesignSection {
      firstFix {
        line
        note
      }
    }
    ...ContactData
  }
`;
