import path from "node:path";
import { z } from "zod";
import { contentValues } from "../../src/content-lint/content-values";
import { readContent } from "../../src/content-lint/yaml/yaml-files";
import { linkTargetsOf, pageOf } from "../../src/content-lint/rules/link-targets";
import { isAt, isMarked } from "../../src/content-lint/rules/mark-rules";
import { accessibleDesignTab } from "../../src/content-schema/collections/accessible-design";
import { caseStudy as caseStudySchema } from "../../src/content-schema/collections/case-study";
import { caseStudyStep } from "../../src/content-schema/collections/case-study-step";
import { contactForm as contactFormSchema } from "../../src/content-schema/collections/contact-form";
import { dialogs as dialogsSchema } from "../../src/content-schema/collections/dialogs";
import { document as documentSchema } from "../../src/content-schema/collections/document";
import { navigation as navigationSchema } from "../../src/content-schema/collections/navigation";
import { pricingPage } from "../../src/content-schema/collections/pricing-page";
import { service } from "../../src/content-schema/collections/service";
import { studio as studioSchema } from "../../src/content-schema/collections/studio";
import { whatIsRealPage } from "../../src/content-schema/collections/what-is-real-page";
import { accessibleDesignPath, pagePath } from "../../src/lib/page-path";

/** The content that the tests of live pages expect to find on them, read from the YAML files. */

const { files } = readContent(path.resolve(__dirname, "..", ".."));
const filesOf = (type: string) => files.filter(({ collection }) => collection.type === type);

const dataOf = (type: string) => filesOf(type)[0]?.data;

export const studio = studioSchema.parse(dataOf("Studio"));
export const dialogs = dialogsSchema.parse(dataOf("Dialogs"));
export const navigation = navigationSchema.parse(dataOf("Navigation"));
export const contactForm = contactFormSchema.parse(dataOf("ContactForm"));
export const pricing = pricingPage.parse(dataOf("PricingPage"));

/** The services in their order. */
export const services = filesOf("Service")
  .map(({ data }) => service.parse(data))
  .sort((one, other) => one.order - other.order);

/** The Accessible Design tabs in their order. */
export const tabs = filesOf("AccessibleDesignTab")
  .map(({ data }) => accessibleDesignTab.parse(data))
  .sort((one, other) => one.order - other.order)
  .map(({ slug }) => ({ address: pagePath(accessibleDesignPath, slug) }));

/** The pages of words, each with its file as it is written. */
export const documents = filesOf("Document").map(({ data, text }) => ({ ...documentSchema.parse(data), text }));

/** The case studies in their order, each with its steps in theirs. */
export const studies = filesOf("CaseStudy")
  .map(({ data, folder }) => ({ ...caseStudySchema.parse(data), folder }))
  .sort((one, other) => one.order - other.order)
  .map((study) => ({
    key: study.key,
    name: study.name,
    address: `/${study.key}/`,
    prototype: study.prototype,
    /** The numbers about its prototype, by their keys. */
    measured: new Map(study.measured?.map(({ key, value }) => [key, value])),
    steps: filesOf("CaseStudyStep")
      .filter(({ folder }) => folder === study.folder)
      .map(({ data }) => caseStudyStep.parse(data))
      .sort((one, other) => one.order - other.order)
      .map(({ slug, pageHeader }) => ({ address: pagePath(study.key, slug), heading: pageHeader.heading })),
  }));

const headed = z.object({ head: z.object({ title: z.string() }) });

/** Every page that a content file makes. */
export const contentPages = files.flatMap((content) => {
  const address = pageOf(content);
  if (address === undefined) return [];
  const values = contentValues(content);
  const heading = values.find(({ meta }) => meta.unique === "heading")?.value;
  return {
    address,
    /** Pages of one type have one template. */
    type: content.collection.type,
    title: headed.parse(content.data).head.title,
    heading: typeof heading === "string" ? heading : "",
    /** The widths that the content asks for, by picture. */
    pictureWidths: values.flatMap(({ path: field, value }) =>
      field.at(-1) === "widths" ? [z.array(z.number()).parse(value)] : [],
    ),
  };
});

/** The links of the menu that lead to a whole page but Home: an editor may add links to parts of pages, or elsewhere. */
export const menuPages = navigation.headerLinks.filter(
  ({ to }) => to !== "/" && contentPages.some(({ address }) => address === to),
);

/** The elements with an id that the content brings to pages. */
export const linkTargets = files.flatMap(linkTargetsOf);

const reality = whatIsRealPage.parse(dataOf("WhatIsRealPage"));
const markedFiles = files.filter(isMarked).map(({ file }) => file);

const marked = reality.invented.filter(({ marks }) =>
  marks.some((place) => markedFiles.some((file) => isAt(`content/${place}`, file))),
);

/** What the page What is real lists: of what is marked, first what is invented, then what is proposed; then what is real. */
export const realityRows = [
  ...marked.filter(({ proposed }) => proposed !== true),
  ...marked.filter(({ proposed }) => proposed === true),
  ...reality.real,
].map(({ what }) => what);

/** All words of the content, to tell an editor's words from the program's. */
export const contentText = files.map(({ data }) => JSON.stringify(data)).join("\n");

/** The heading of a content page. */
export const headingOf = (address: string): string =>
  contentPages.find((page) => page.address === address)?.heading ?? "";
