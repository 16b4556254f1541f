import { graphql, type PageProps } from "gatsby";
import { ContentSection } from "../components/content-section/content-section";
import { contactFormOf } from "../sections/contact-form/contact-form-data";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { Certifications } from "../sections/certifications/certifications";
import { ContactSection } from "../sections/contact-section/contact-section";
import { Internships } from "../sections/internships/internships";
import { PageHeader } from "../sections/page-header/page-header";
import { Team } from "../sections/team/team";

/** About Us: the story, the people, the certifications, the internship program, and the form. */
const AboutPage = ({ data, location: { pathname } }: PageProps<Queries.AboutPageQuery>) => {
  const { head, pageHeader, story, team, certifications, internships, links, contact } = assertDefined(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <div className="container">
        <ContentSection section={story} />
      </div>
      <Team {...team} people={data.people.nodes} links={links} />
      <Certifications {...certifications} certifications={assertDefined(data.certifications).items} />
      <Internships content={internships} mail={assertDefined(data.studio).emails.internships} />
      <ContactSection {...contact} form={contactFormOf(data)} />
    </>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...PageTopParts
      story {
        ...SectionParts
      }
      team {
        heading
        lead
        freelancers {
          heading
          people
        }
      }
      certifications {
        heading
        lead
      }
      internships {
        heading
        paragraphs
        offerHeading
        offers
        applyHeading
        apply
        mailLabel
      }
      links {
        ...LinkParts
      }
      contact {
        heading
        lead
      }
    }
    people: allTeamMember(sort: { order: ASC }) {
      nodes {
        key
        name
        role
        bio
        portrait {
          ...PortraitPicture
        }
      }
    }
    certifications {
      items {
        ...CertificationParts
      }
    }
    ...ContactData
    studio {
      emails {
        internships
      }
    }
  }
`;
