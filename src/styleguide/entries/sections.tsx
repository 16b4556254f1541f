import { tabs } from "../examples/accessible-design";
import { projects, stepHeader, stepPagination, steps } from "../examples/case-study";
import { contactFormProps } from "../examples/contact-form";
import { criteria } from "../examples/criteria";
import { naics } from "../examples/naics";
import { drawing } from "../examples/pictures";
import { PageSection } from "../../components/page-section/page-section";
import { pricingContent, pricingOptions, pricingRate } from "../examples/pricing";
import { ConformanceTable } from "../../sections/conformance-table/conformance-table";
import { ContactSection } from "../../sections/contact-section/contact-section";
import { HomeHero } from "../../sections/home-hero/home-hero";
import { NaicsCodes } from "../../sections/naics-codes/naics-codes";
import { PageHeader } from "../../sections/page-header/page-header";
import { PricingCalculator } from "../../sections/pricing-calculator/pricing-calculator";
import { ProjectCards } from "../../sections/project-cards/project-cards";
import { StepHeader } from "../../sections/step-header/step-header";
import { StepNavigation } from "../../sections/step-navigation/step-navigation";
import { StepPagination } from "../../sections/step-pagination/step-pagination";
import { TabNavigation } from "../../sections/tab-navigation/tab-navigation";
import { section, type Entry } from "./entry";

const link = { label: "See our projects", to: "/our-projects/" };
const twoLinks = [{ label: "Start your project", to: "/contact-us/" }, link];

/** Sections that several pages share, or that have states; any other section is seen on its page. */
export const sections: readonly Entry[] = [
  section(
    "home-hero",
    "Hero of Home",
    <HomeHero
      heading="Software that lets everyone in"
      lead="A studio of **examples**."
      action={link}
      links={twoLinks}
      picture={drawing}
    />,
  ),
  section(
    "page-header",
    "Page header",
    Object.fromEntries(
      (["studio", "civic", "clinical", "violet"] as const).map((theme) => [
        `Theme ${theme}`,
        <PageHeader
          key={theme}
          heading={`A page header in ${theme}`}
          lead="A sentence or two."
          theme={theme}
          picture={drawing}
        />,
      ]),
    ),
  ),
  section("step-header", "Step header", {
    "First step, with the facts": <StepHeader {...stepHeader} />,
    "Later step": (
      <StepHeader
        {...stepHeader}
        isFirst={false}
        position="Step 2 of 5"
        stepName="Define"
        heading="What is the question?"
        lead="We wrote it down."
      />
    ),
  }),
  section(
    "step-navigation",
    "Steps of a study",
    <div className="container">
      <StepNavigation study="Senate" steps={steps} current="/project-senate/ideate/" />
    </div>,
  ),
  section("step-pagination", "Step pagination", {
    "Both ways": <StepPagination {...stepPagination} />,
    "First step": <StepPagination next={stepPagination.next} />,
    "Last step": <StepPagination previous={stepPagination.previous} />,
  }),
  section(
    "tab-navigation",
    "Tabs of Accessible Design",
    <TabNavigation tabs={tabs} current="/a11y-accessible-design/seo/" />,
  ),
  section(
    "project-cards",
    "Project cards",
    <PageSection heading="Our projects" lead="Three of them.">
      <ProjectCards projects={projects} headingLevel={3} />
    </PageSection>,
    "In a narrow window the cards stand in a row; the buttons and a swipe move it.",
  ),
  section(
    "naics-codes",
    "Industry codes",
    <div className="container">
      <NaicsCodes {...naics} />
    </div>,
  ),
  section(
    "conformance-table",
    "Report: table",
    { "Each result": <ConformanceTable table="levelA" rows={criteria} /> },
    undefined,
    false,
  ),
  section(
    "pricing-calculator",
    "Estimate",
    <PricingCalculator content={pricingContent} options={pricingOptions} rate={pricingRate} budgetAnchor="budget" />,
    "Choose an answer: with scripts only its own part shows, without them all do.",
    false,
  ),
  section(
    "contact-section",
    "Contact",
    <ContactSection heading="Write to us" lead="A person answers." form={contactFormProps} />,
    "The form in it is the real one: it sends what you write.",
  ),
];
