import { graphql, type PageProps } from "gatsby";
import { ActionLink } from "../components/action-link/action-link";
import { ContentSection } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { Badges } from "../sections/badges/badges";
import { ContactSection } from "../sections/contact-section/contact-section";
import { Internships } from "../sections/internships/internships";
import { PageOpening } from "../sections/page-opening/page-opening";
import { Team } from "../sections/team/team";

/** About Us: the story, the people, the certifications, the internship program, and the form. */
const AboutPage = ({ data, location: { pathname } }: PageProps<Queries.AboutPageQuery>) => {
  const { head, opening, story, team, certifications, internships, links, contact } = assertDefined(data.page);
  const studio = assertDefined(data.studio);
  return (
    <>
      <PageHead head={head} path={pathname} card="about-us.png" cardAlt={opening.heading} />
      <PageOpening opening={opening} />
      <div className="wrap">
        <ContentSection section={story} />
      </div>
      <Team {...team} people={data.people.nodes} />
      <Badges {...certifications} certifications={assertDefined(data.certifications).items} detail="full" />
      <Internships words={internships} mail={studio.emails.internships} />
      <div className="wrap actions">
        {links.map(({ label, to }) => (
          <ActionLink key={to} to={to} kind="quiet">
            {label}
          </ActionLink>
        ))}
      </div>
      <ContactSection
        {...contact}
        form={{ strings: assertDefined(data.contactForm), dialogs: assertDefined(data.dialogs), studio }}
      />
    </>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      head {
        ...HeadParts
      }
      opening {
        ...OpeningParts
      }
      story {
        ...SectionParts
      }
      team {
        heading
        lead
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
    contactForm {
      ...ContactFormParts
    }
    dialogs {
      ...ContactDialogParts
    }
    studio {
      ...ContactStudioParts
      emails {
        internships
      }
    }
  }
`;
