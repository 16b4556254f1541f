import type { ReactNode } from "react";
import { ConformanceTable } from "../sections/conformance-table/conformance-table";
import { ContactForm } from "../sections/contact-form/contact-form";
import { HomeHero } from "../sections/home-hero/home-hero";
import { HomeAdvantages } from "../sections/home-advantages/home-advantages";
import { NaicsCodes } from "../sections/naics-codes/naics-codes";
import { PageHeader } from "../sections/page-header/page-header";
import { PricingCalculator } from "../sections/pricing-calculator/pricing-calculator";
import { ProjectBands } from "../sections/project-bands/project-bands";
import { StepHeader } from "../sections/case-study/step-header";
import { StepNavigation } from "../sections/case-study/step-navigation";
import { Pagination } from "../sections/pagination/pagination";
import { TabNavigation } from "../sections/tab-navigation/tab-navigation";
import { projects, projectSteps, stepHeader, pagination, steps } from "./examples/case-study";
import { advantages, contactFormContent, criteria, pricingOptions } from "./examples/sections";
import { drawing } from "./examples/pictures";

const link = { label: "See our projects", to: "/our-projects/" };

const tabs = [
  { label: "Reputation", to: "/a11y-accessible-design/" },
  { label: "SEO", to: "/a11y-accessible-design/seo/" },
];

const codes = [
  { code: "541511", title: "Custom Computer Programming Services" },
  { code: "541512", title: "Computer Systems Design Services" },
];

const contained = (part: ReactNode) => <div className="container">{part}</div>;

/** The sections that several pages share, or that have states. */
export const sections = {
  "home-hero": (
    <HomeHero
      heading="Software that lets everyone in"
      lead="A studio of **examples**."
      action={link}
      links={[{ label: "Start your project", to: "/contact-us/" }, link]}
      picture={drawing}
    />
  ),
  "page-header": (["studio", "civic", "clinical", "violet"] as const).map((theme) => (
    <PageHeader
      key={theme}
      heading={`A page header in ${theme}`}
      lead="A sentence or two."
      theme={theme}
      picture={drawing}
    />
  )),
  "step-header": <StepHeader {...stepHeader} />,
  "step-navigation": contained(<StepNavigation study="Senate" steps={steps} current="/project-senate/define/" />),
  pagination: <Pagination {...pagination} />,
  "tab-navigation": <TabNavigation tabs={tabs} current="/a11y-accessible-design/seo/" />,
  "project-bands": <ProjectBands projects={projects} steps={projectSteps} onPhones="row" />,
  "home-advantages": <HomeAdvantages {...advantages} />,
  "naics-codes": <NaicsCodes heading="Industry codes" codes={codes} />,
  "conformance-table": contained(<ConformanceTable table="levelA" rows={criteria} />),
  "pricing-calculator": contained(
    <PricingCalculator
      content={{ text: "Time: how long?" }}
      options={pricingOptions}
      rate={{ hours: 140, perHour: 100 }}
    />,
  ),
  "contact-form": <ContactForm heading="Write to us" lead="A person answers." data={contactFormContent} />,
};
