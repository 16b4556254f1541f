import { facts, industryCodes, projects as pastProjects } from "../examples/capability";
import { projects } from "../examples/case-study";
import { studio } from "../examples/site-layout";
import { drawing } from "../examples/pictures";
import { stat } from "../examples/sections";
import {
  afterYouWrite,
  clientTypes,
  certifications,
  internships,
  naics,
  firstSteps,
  serviceDirectory,
  team,
} from "../examples/studio-pages";
import type { IconItemView } from "../../content-schema/view-types";
import { FeaturedStat } from "../../sections/featured-stat/featured-stat";
import { Advantages } from "../../sections/advantages/advantages";
import { AfterYouWrite } from "../../sections/after-you-write/after-you-write";
import { ClientTypes } from "../../sections/client-types/client-types";
import { Certifications } from "../../sections/certifications/certifications";
import { Deliverables } from "../../sections/deliverables/deliverables";
import { Capability } from "../../sections/capability/capability";
import { CallToAction } from "../../sections/call-to-action/call-to-action";
import { ContactSection } from "../../sections/contact-section/contact-section";
import { ContactSocials } from "../../sections/contact-socials/contact-socials";
import { ContactWays } from "../../sections/contact-ways/contact-ways";
import { contactFormProps } from "../examples/contact-form";
import { StatusText } from "../../sections/contact-form/status-text";
import { FirstSteps } from "../../sections/first-steps/first-steps";
import { HomeAbout } from "../../sections/home-about/home-about";
import { HomeHero } from "../../sections/home-hero/home-hero";
import { Internships } from "../../sections/internships/internships";
import { NaicsTable } from "../../sections/naics-table/naics-table";
import { ProjectsSection } from "../../sections/project-cards/projects-section";
import { ServiceDirectory } from "../../sections/service-directory/service-directory";
import { ServiceList } from "../../sections/service-list/service-list";
import { Team } from "../../sections/team/team";
import { section, type Entry } from "./entry";

const points: readonly IconItemView[] = [
  { icon: "people", title: "More people", text: "More people can use what you make." },
  { icon: "search", title: "Found sooner", text: "Search engines read what people can read." },
  { icon: "shield", title: "Safer", text: "The law asks for it. See [Legal](/a11y-accessible-design/legal/)." },
  { icon: "star", title: "Well thought of", text: "People remember who let them in." },
];

const link = { label: "See our projects", to: "/our-projects/" };
const twoLinks = [{ label: "Start your project", to: "/contact-us/" }, link];

/** The sections of Home, About Us, Services and Contact Us. */
export const studioSections: readonly Entry[] = [
  section(
    "home-hero",
    "Hero of Home",
    <HomeHero
      heading="Software that lets everyone in"
      lead="A studio of **examples**."
      actions={twoLinks}
      picture={drawing}
    />,
  ),
  section("advantages", "Advantages", <Advantages heading="Why it pays" lead="Four reasons." items={points} />),
  section(
    "service-list",
    "Services by name",
    <ServiceList heading="What we do" lead="By name." services={serviceDirectory.services} links={twoLinks} />,
  ),
  section("service-directory", "Services in full", <ServiceDirectory {...serviceDirectory} />),
  section(
    "first-steps",
    "First steps with a price",
    <FirstSteps content={{ heading: "First steps", lead: "Start small." }} services={firstSteps} />,
  ),
  section(
    "project-cards",
    "Project cards",
    <ProjectsSection heading="Our projects" lead="Three of them." link={link} projects={projects} />,
    "In a narrow window the cards stand in a row; the buttons and a swipe move it.",
  ),
  section(
    "home-about",
    "Who we are",
    <HomeAbout heading="Who we are" paragraphs={["Two people and a ramp."]} picture={drawing} link={link} />,
  ),
  section(
    "featured-stat",
    "One strong figure",
    <FeaturedStat heading="Why it matters" figure={stat} paragraphs={["A steeper ramp is a wall."]} link={link} />,
  ),
  section("team", "Team", <Team {...team} />),
  section("certifications", "Certifications", {
    "By name": (
      <Certifications
        heading="Certifications by name"
        lead="What we know."
        certifications={certifications}
        detail="names"
      />
    ),
    "In full": (
      <Certifications
        heading="Certifications in full"
        lead="What we know."
        certifications={certifications}
        detail="full"
      />
    ),
  }),
  section("internships", "Internships", <Internships {...internships} />),
  section("client-types", "Client types", <ClientTypes {...clientTypes} />),
  section("naics-table", "Industry codes", <NaicsTable {...naics} />),
  section(
    "capability",
    "Capability",
    {
      "With codes, registered": (
        <div className="container">
          <Capability
            facts={{ ...facts, uei: "SAMPLE123456", cage: "0AAA0", setAsides: ["Small business"] }}
            studio={studio}
            projects={pastProjects}
            industryCodes={industryCodes}
          />
        </div>
      ),
    },
    "Printed, the capability statement fits one sheet of US Letter.",
  ),
  section(
    "deliverables",
    "Deliverables",
    <Deliverables heading="What we build" lead="And what to send." items={points} />,
  ),
  section("after-you-write", "After you write", <AfterYouWrite {...afterYouWrite} />),
  section(
    "contact-ways",
    "Other ways to write",
    <ContactWays heading="Other ways" paragraphs={["Weekdays from 9 to 5."]} studio={studio} />,
  ),
  section("contact-socials", "Social links", <ContactSocials heading="Follow us" lead="Or write." studio={studio} />),
  section(
    "contact-section",
    "Contact",
    <ContactSection heading="Write to us" lead="A person answers." form={contactFormProps} />,
    "The form in it is the real one: it sends what you write.",
  ),
  section(
    "contact-form",
    "Contact form",
    Object.fromEntries(
      (["slow", "sent", "failed", "offline"] as const).map((status) => [
        status,
        <div key={status} role="status">
          <p>
            <StatusText status={status} text={contactFormProps.text} />
          </p>
        </div>,
      ]),
    ),
    "The form stands in the section above. Send it empty for its errors and dialogs; type more than it takes for the counter; go offline for what happens then. How sending goes is told here.",
    false,
  ),
  section("call-to-action", "Call to action", <CallToAction heading="Ready?" lead="Tell us." links={twoLinks} />),
];
