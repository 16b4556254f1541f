import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { accessibleDesignTab } from "../../src/content-schema/collections/accessible-design";
import { caseStudy as caseStudySchema } from "../../src/content-schema/collections/case-study";
import { caseStudyStep } from "../../src/content-schema/collections/case-study-step";
import { contactForm as contactFormSchema } from "../../src/content-schema/collections/contact-form";
import { dialogs as dialogsSchema } from "../../src/content-schema/collections/dialogs";
import { navigation as navigationSchema } from "../../src/content-schema/collections/navigation";
import { pricingPage } from "../../src/content-schema/collections/pricing-page";

/** The content that the tests of live pages expect to find on them, read from the YAML files. */

const folder = path.resolve(__dirname, "..", "..", "content");

const read = (file: string): unknown => parse(readFileSync(path.join(folder, file), "utf8"));

const namesIn = (subfolder: string, isWanted: (name: string) => boolean): readonly string[] =>
  readdirSync(path.join(folder, subfolder))
    .filter(isWanted)
    .map((name) => `${subfolder}/${name}`);

export const navigation = navigationSchema.parse(read("navigation.yaml"));
export const dialogs = dialogsSchema.parse(read("dialogs.yaml"));
export const contactForm = contactFormSchema.parse(read("contact-form.yaml"));
export const pricing = pricingPage.parse(read("pages/pricing/pricing.yaml"));

/** The Accessible Design tabs in their order. */
export const tabs = namesIn("accessible-design/tabs", (name) => name.endsWith(".yaml"))
  .map((file) => accessibleDesignTab.parse(read(file)))
  .sort((one, other) => one.order - other.order)
  .map(({ tabLabel, slug }) => ({
    name: tabLabel,
    address: `/a11y-accessible-design/${slug === "" ? "" : `${slug}/`}`,
  }));

/** The case studies in their order, each with its steps in theirs. */
export const studies = namesIn("case-studies", (name) => !name.endsWith(".yaml"))
  .map((study) => ({
    ...caseStudySchema.parse(read(`${study}/study.yaml`)),
    steps: namesIn(study, (name) => /^\d.*\.yaml$/u.test(name))
      .map((file) => caseStudyStep.parse(read(file)))
      .sort((one, other) => one.order - other.order),
  }))
  .sort((one, other) => one.order - other.order)
  .map(({ key, steps }) => ({
    address: `/${key}/`,
    steps: steps.map(({ name, slug, head }) => ({
      name,
      title: head.title,
      address: `/${key}/${slug === "" ? "" : `${slug}/`}`,
    })),
  }));
