import { tabs } from "../examples/accessible-design";
import { criteria, speechScene } from "../examples/audit";
import { persona, stepBrief, stepPagination, stepHeader, steps } from "../examples/case-study";
import { drawing } from "../examples/pictures";
import { pricingOptions, pricingContent, pricingRate } from "../examples/pricing";
import { source, wordsSection } from "../examples/sections";
import { Picture } from "../../components/picture/picture";
import { BudgetDetails } from "../../sections/budget-details/budget-details";
import { ConformanceTable } from "../../sections/conformance-table/conformance-table";
import { DocumentFacts } from "../../sections/document-facts/document-facts";
import { OtherPages } from "../../sections/other-pages/other-pages";
import { PageHeader } from "../../sections/page-header/page-header";
import { Persona } from "../../sections/persona/persona";
import { PricingCalculator } from "../../sections/pricing-calculator/pricing-calculator";
import { ProblemStatement } from "../../sections/problem-statement/problem-statement";
import { ReturnOnInvestment } from "../../sections/return-on-investment/return-on-investment";
import { SiteMap } from "../../sections/site-map/site-map";
import { SpeechRecord } from "../../sections/speech-record/speech-record";
import { StepBrief } from "../../sections/step-brief/step-brief";
import { StepCallToAction } from "../../sections/step-call-to-action/step-call-to-action";
import { StepPagination } from "../../sections/step-pagination/step-pagination";
import { StepNavigation } from "../../sections/step-navigation/step-navigation";
import { StepHeader } from "../../sections/step-header/step-header";
import { TabNavigation } from "../../sections/tab-navigation/tab-navigation";
import { pageHeaderSizes } from "../../lib/image-sizes";
import { section, type Entry } from "./entry";

const twoLinks = [
  { label: "Start Your Project", to: "/contact-us/" },
  { label: "Start with a few questions", to: "/start-your-project/" },
];

const group = (heading: string) => ({ heading, lead: "What stands there." });
const listed = (path: string, title: string, place: string) => ({
  path,
  title,
  description: `${title}, in a line.`,
  group: place,
});

/** The sections of case studies, Accessible Design, Pricing and the pages about the site. */
export const workSections: readonly Entry[] = [
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
          aside={<Picture picture={drawing} sizes={pageHeaderSizes} />}
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
  section(
    "step-brief",
    "A step in brief",
    <div className="container">
      <StepBrief brief={stepBrief} />
    </div>,
  ),
  section(
    "problem-statement",
    "Problem statement",
    <div className="container">
      <ProblemStatement text="Voters **cannot see** how their senator votes." />
    </div>,
  ),
  section("persona", "Persona", <Persona persona={persona} />),
  section("step-call-to-action", "Step call to action", {
    "Last step": (
      <StepCallToAction words={{ heading: "A project of your own?", lead: "Write to us." }} links={twoLinks} />
    ),
    "Other steps": <StepCallToAction links={twoLinks} />,
  }),
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
    "pricing-calculator",
    "Estimate",
    <PricingCalculator content={pricingContent} options={pricingOptions} rate={pricingRate} budgetAnchor="budget" />,
    "Choose an answer: with scripts only its own part shows, without them all do.",
    false,
  ),
  section(
    "budget-details",
    "Budget details",
    <BudgetDetails
      heading="Budget details"
      anchor="budget"
      math={{ heading: "The math", text: "{hours} hours at {perHour} are {perMonth} a month." }}
      sections={[wordsSection]}
      rate={pricingRate}
    />,
  ),
  section(
    "return-on-investment",
    "What it returns",
    <ReturnOnInvestment
      heading="What it returns"
      text="More than a ramp costs."
      sources={[source]}
      link={{ label: "Ask for an estimate", to: "/pricing/" }}
    />,
  ),
  section(
    "speech-record",
    "What a screen reader said",
    <div className="container">
      <SpeechRecord scene={speechScene} />
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
    "site-map",
    "Sitemap",
    <SiteMap
      content={{
        studio: group("The studio"),
        projects: group("Projects"),
        design: group("Design"),
        about: group("This site"),
      }}
      pages={[
        listed("/", "Home", "studio"),
        listed("/project-senate/", "Discovery", "projects"),
        listed("/a11y-accessible-design/", "Reputation", "design"),
        listed("/privacy-policy/", "Privacy", "about"),
      ]}
      studies={[{ key: "project-senate", name: "Senate" }]}
    />,
  ),
  section("other-pages", "Other pages", <OtherPages heading="Where to go from here" links={twoLinks} mainFirst />),
  section(
    "document-facts",
    "Facts about a document",
    <DocumentFacts
      lines={[
        { label: "Last changed", day: "2026-11-21" },
        { label: "Questions", text: "access@studio.example", to: "mailto:access@studio.example" },
      ]}
    />,
    undefined,
    false,
  ),
];
