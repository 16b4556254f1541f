import { graphql, type PageProps } from "gatsby";
import { SocialLinks } from "../components/button-link/social-links";
import { Icon } from "../components/icon/icon";
import { PageHead } from "../layout/page-head/page-head";
import { contactPath } from "../lib/page-path";
import { required } from "../lib/required";
import { ContactForm } from "../sections/contact-form/contact-form";
import { ContactWays } from "../sections/contact-ways/contact-ways";
import { uiStrings } from "../strings/ui-strings";
import { PageHeader } from "../sections/page-header/page-header";

/** Contact Us: a few words, the form, then other ways to reach the studio, and the social links. */
const ContactPage = ({ data, location: { pathname } }: PageProps<Queries.ContactPageQuery>) => {
  const { head, pageHeader, ways, form } = required(data.page);
  const studio = required(data.studio);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <ContactForm
        {...form}
        data={data}
        after={
          <div className="contact-ways stack">
            <h2>{ways.heading}</h2>
            <ContactWays {...ways} studio={studio} />
            <section>
              <h3 className="label">
                <Icon name="speech" />
                {uiStrings.footer.socials}
              </h3>
              <p className="muted">{ways.socials}</p>
              {/* Not a mail link here: docs/specification.md, "Contact Us". */}
              <SocialLinks socials={studio.socials} messageTo={`${contactPath}#contact`} />
            </section>
          </div>
        }
      />
    </>
  );
};

export default ContactPage;

export const query = graphql`
  query ContactPage {
    page: contactPage {
      ...PageTop
      ways {
        socials
        ...ContactWays
      }
      form {
        heading
        lead
      }
    }
    ...ContactFormContent
    studio {
      ...StudioContact
      socials {
        ...Socials
      }
    }
  }
`;
