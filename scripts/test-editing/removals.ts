import { pagePath } from "../../src/lib/page-path";
import type { ContentEditor } from "./content-editor";
import { folderOf, type Edit } from "./edit";

/** Whether an address is that page, a place on it, or a page below it. */
const isAt = (page: string) => (address: string) => address.startsWith(page);

const reverseList = (content: ContentEditor, type: string, ...fields: readonly string[]): void => {
  const file = content.file(type);
  content.set(file, fields, [...content.list(file, fields)].reverse());
};

const removeStudy: Edit = {
  name: "the first case study is taken away",
  apply: (content) => {
    const folder = folderOf(content.file("CaseStudy"));
    const { key } = content.data(`${folder}/study.yaml`);
    content.remove(folder);
    content.redirect(isAt(pagePath(key)), "/our-projects/");
  },
};

const removeStep: Edit = {
  name: "the last step of a case study is taken away",
  apply: (content) => {
    const file = content.file("CaseStudyStep", -1);
    const { study, slug } = content.data(file);
    content.remove(file);
    content.redirect(isAt(pagePath(study, slug)), pagePath(study));
  },
};

const reverseStudies: Edit = {
  name: "the other case studies change places",
  apply: (content) => content.order([...content.files("CaseStudy")].reverse()),
};

const removePerson: Edit = {
  name: "a person leaves, and the others change places",
  apply: (content) => {
    const file = content.file("TeamMember");
    content.remove(file);
    content.remove(file.replace(".yaml", ".svg"));
    content.order([...content.files("TeamMember")].reverse());
    content.set(content.file("Capability"), ["contact"], content.data(content.file("TeamMember"))["key"]);
  },
};

const removeServices: Edit = {
  name: "two services are taken away, and the others change places",
  apply: (content) => {
    for (const index of [0, -1]) {
      const file = content.file("Service", index);
      const { key } = content.data(file);
      content.remove(file);
      content.redirect((address) => address === `/services/#${String(key)}`, "/services/");
    }
    content.order([...content.files("Service")].reverse());
  },
};

const removeEntries: Edit = {
  name: "a certification and an industry code are taken away, and the others change places",
  apply: (content) => {
    for (const [type, field] of [
      ["Certifications", "items"],
      ["NaicsCodes", "codes"],
    ] as const) {
      content.set(content.file(type), [field], content.list(content.file(type), [field]).slice(0, -1).reverse());
    }
  },
};

const removeTab: Edit = {
  name: "the last tab is taken away, and those after the first change places",
  apply: (content) => {
    const file = content.file("AccessibleDesignTab", -1);
    const { slug } = content.data(file);
    content.remove(file);
    content.redirect(isAt(pagePath("a11y-accessible-design", slug)), "/a11y-accessible-design/");
    const [first = "", ...others] = content.files("AccessibleDesignTab");
    content.order([first, ...others.reverse()]);
  },
};

const reverseMenus: Edit = {
  name: "menus change their order, and one link of each is taken away",
  apply: (content) => {
    const file = content.file("Navigation");
    for (const field of [["headerLinks"], ["footer", "pages"], ["footer", "siteLinks"]]) {
      content.set(file, field, content.list(file, field).slice(0, -1).reverse());
    }
    reverseList(content, "Navigation", "bottomBarLinks");
  },
};

const pricing: Edit = {
  name: "a length of time is taken away from the prices, and the others change places",
  apply: (content) => {
    const file = content.file("PricingPage");
    content.set(file, ["options"], content.list(file, ["options"]).slice(1).reverse());
  },
};

const sections: Edit = {
  name: "steps, tabs and pages lose their last part, and the others change places",
  apply: (content) => {
    for (const type of ["CaseStudyStep", "AccessibleDesignTab", "PrivacyPage", "StatementPage"]) {
      for (const file of content.files(type)) {
        const parts = content.list(file, ["sections"]);
        if (parts.length > 3) content.set(file, ["sections"], parts.slice(0, -1).reverse());
      }
    }
  },
};

const optional: Edit = {
  name: "what may be left out is left out: figures, personas, problem statements, social pictures",
  apply: (content) => {
    for (const [type, field] of [
      ["AccessibleDesignTab", ["figure"]],
      ["CaseStudyStep", ["persona"]],
      ["CaseStudyStep", ["problem"]],
      ["PricingPage", ["returnOnInvestment", "sources"]],
      ["AboutPage", ["head", "shareImage"]],
    ] as const) {
      for (const file of content.files(type)) content.set(file, field, undefined);
    }
  },
};

const home: Edit = {
  name: "the parts of home change places",
  apply: (content) => {
    reverseList(content, "HomePage", "advantages", "items");
    reverseList(content, "HomePage", "hero", "actions");
  },
};

/** Removals and reorderings. */
export const removals: readonly Edit[] = [
  removeStudy,
  removeStep,
  reverseStudies,
  removePerson,
  removeServices,
  removeEntries,
  removeTab,
  reverseMenus,
  pricing,
  sections,
  optional,
  home,
];
