import { graphql, type PageProps } from "gatsby";
import { contactFormOf } from "../sections/contact-form/contact-form-data";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { ContactSection } from "../sections/contact-section/contact-section";
import { ContactSocials } from "../sections/contact-socials/contact-socials";
import { ContactWays } from "../sections/contact-ways/contact-ways";
import { PageHeader } from "../sections/page-header/page-header";

/** Contact Us: a few words, the form, other ways to reach the studio, and the social links. */
const ContactPage = ({ data, location: { pathname } }: PageProps<Queries.ContactPageQuery>) => {
  const { head, pageHeader, ways, socials, form } = assertDefined(data.page);
  const studio = assertDefined(data.studio);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <ContactWays {...ways} studio={studio} />
      <ContactSection {...form} form={contactFormOf(data)} />
      <ContactSocials {...socials} studio={studio} />
    </>
  );
};

export default ContactPage;

export const query = graphql`
  query ContactPage {
    page: contactPage {
      ...PageTopParts
      ways {
        heading
        paragraphs
      }
      socials {
        heading
        lead
      }
      form {
        heading
        lead
      }
    }
    ...ContactData
    studio {
      address {
        ...AddressParts
      }
      socials {
        facebook
        linkedin
      }
    }
  }
`;
