import { graphql, type PageProps } from "gatsby";
import { ContentSection } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { Certifications } from "../sections/certifications/certifications";
import { ContactForm } from "../sections/contact-form/contact-form";
import { Internships } from "../sections/internships/internships";
import { PageHeader } from "../sections/page-header/page-header";
import { Team } from "../sections/team/team";

/** About Us: the story, the people, the certifications, the internship program, and the form. */
const AboutPage = ({ data, location: { pathname } }: PageProps<Queries.AboutPageQuery>) => {
  const { head, pageHeader, story, team, certifications, internships, contact } = required(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <div className="container">
        <ContentSection section={story} />
      </div>
      <Team {...team} people={data.people.nodes} />
      <Certifications {...certifications} certifications={required(data.certifications).items} />
      <Internships content={internships} mail={required(data.studio).emails.internships} />
      <ContactForm {...contact} data={data} />
    </>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...PageTop
      story {
        ...ContentSection
      }
      team {
        ...Team
      }
      certifications {
        heading
        lead
      }
      internships {
        ...Internships
      }
      contact {
        heading
        lead
      }
    }
    people: allTeamMember(sort: { order: ASC }) {
      nodes {
        ...TeamMember
      }
    }
    certifications {
      items {
        ...Certification
      }
    }
    ...ContactFormContent
    studio {
      ...StudioContact
    }
  }
`;
