import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { ContactForm } from "../sections/contact-form/contact-form";
import { HomeAbout } from "../sections/home-about/home-about";
import { HomeHero } from "../sections/home-hero/home-hero";
import { HomeAdvantages } from "../sections/home-advantages/home-advantages";
import { HomeStat } from "../sections/home-stat/home-stat";
import { ProjectBands } from "../sections/project-bands/project-bands";
import { ServiceList } from "../sections/service-list/service-list";

/** Home: the sentence, the work, what it costs, why it pays, who we are, what we know, and the form. */
const HomePage = ({ data, location: { pathname } }: PageProps<Queries.HomePageQuery>) => {
  const { hero, advantages, services, about, certifications, accessibleDesign, projects, contact, head } = required(
    data.page,
  );
  return (
    <>
      <PageHead head={head} path={pathname} isHome />
      <HomeHero {...hero} />
      <ProjectBands projects={data.projects.nodes} onPhones="stack" note={projects.note} />
      <ServiceList {...services} services={data.services.nodes} />
      <HomeAdvantages {...advantages} />
      <HomeAbout about={about} certifications={certifications} />
      <HomeStat {...accessibleDesign} />
      <ContactForm {...contact} data={data} />
    </>
  );
};

export default HomePage;

export const query = graphql`
  query HomePage {
    page: homePage {
      head {
        ...PageHead
      }
      hero {
        ...HomeHero
      }
      advantages {
        ...HomeAdvantages
      }
      services {
        ...ServiceList
      }
      about {
        ...HomeAbout
      }
      certifications {
        ...HomeCertifications
      }
      accessibleDesign {
        ...HomeStat
      }
      projects {
        note
      }
      contact {
        heading
        lead
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceLine
      }
    }
    # The first six at most: the page keeps its size however many there are. Our Projects has them all.
    projects: allCaseStudy(sort: { order: ASC }, limit: 6) {
      nodes {
        ...ProjectBand
      }
    }
    ...ContactFormContent
  }
`;
