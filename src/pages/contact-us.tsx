import { graphql, type PageProps } from "gatsby";
import { SocialLinks } from "../components/button-link/social-links";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { ContactForm } from "../sections/contact-form/contact-form";
import { ContactWays } from "../sections/contact-ways/contact-ways";
import { PageHeader } from "../sections/page-header/page-header";

/** Contact Us: a few words, the form, other ways to reach the studio, and the social links. */
const ContactPage = ({ data, location: { pathname } }: PageProps<Queries.ContactPageQuery>) => {
  const { head, pageHeader, ways, socials, form } = required(data.page);
  const studio = required(data.studio);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <ContactForm
        {...form}
        data={data}
        beside={{ heading: ways.heading, content: <ContactWays {...ways} studio={studio} /> }}
      />
      <PageSection heading={socials.heading} lead={socials.lead} background="mist">
        {/* The message link leads to this page's form (specification, section 2). */}
        <SocialLinks
          socials={studio.socials}
          messageTo="/contact-us/#contact"
          className="actions"
          linkClassName="button"
        />
      </PageSection>
    </>
  );
};

export default ContactPage;

export const query = graphql`
  query ContactPage {
    page: contactPage {
      ...PageTop
      ways {
        ...ContactWays
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
      ...StudioContact
      socials {
        ...Socials
      }
    }
  }
`;
