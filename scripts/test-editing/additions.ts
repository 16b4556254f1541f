import type { ContentField } from "../../src/content-lint/content-fields";
import type { ContentEditor } from "./content-editor";
import { folderOf, type Edit } from "./edit";

/** Adds words to a text where its limit allows. */
const longer =
  (words: string, max: number) =>
  (text: string): string =>
    text.length + words.length + 1 <= max ? `${text} ${words}` : text;

/** Gives every text that no other page may have another ending. */
const makeUnique = (content: ContentEditor, file: string, ending: string): void => {
  for (const [field, max] of [
    [["head", "title"], 60],
    [["head", "description"], 165],
    [["pageHeader", "heading"], 90],
  ] as const) {
    const text = field.reduce<unknown>((data, part) => Reflect.get(Object(data), part), content.data(file));
    content.set(
      file,
      field,
      `${String(text)
        .slice(0, max - ending.length - 1)
        .trimEnd()} ${ending}`,
    );
  }
};

const isPageHeading = ({ meta, path }: ContentField): boolean =>
  meta.unique === "heading" || path.join(".") === "hero.heading";

const renameStudio: Edit = {
  name: "the studio has another name, phone number and street",
  apply: (content) => {
    const file = content.file("Studio");
    content.set(file, ["name"], "Curb & Door");
    content.set(file, ["legalName"], "Curb & Door Company");
    content.set(file, ["tagline"], "Software with a door for everyone");
    content.set(file, ["address", "street"], "200 Another Street");
    content.set(file, ["phone"], { display: "(404) 555-0199", dial: "+14045550199" });
  },
};

const headings: Edit = {
  name: "every page has another heading",
  apply: (content) => {
    content.setEach(undefined, (field) =>
      isPageHeading(field) && typeof field.value === "string" ? longer("today", 80)(field.value) : undefined,
    );
  },
};

const sentences: Edit = {
  name: "every page says one sentence more",
  apply: (content) => {
    content.setEach(undefined, ({ path, value }) =>
      path.at(-1) === "lead" && typeof value === "string" && !value.includes("{")
        ? longer("Ask us.", 260)(value)
        : undefined,
    );
  },
};

const prices: Edit = {
  name: "all prices rise, and the lengths of time are named in other words",
  apply: (content) => {
    content.setEach("PricingPage", ({ path, value }) => {
      if (path[0] !== "options") return undefined;
      if (typeof value === "number") return value + 5000;
      return path.at(-1) === "label" ? longer("of work", 40)(String(value)) : undefined;
    });
  },
};

const pictures: Edit = {
  name: "home and the first project have another picture",
  apply: (content) => {
    const file = content.file("CaseStudy");
    const folder = folderOf(file);
    content.copy(`${folder}/hero.png`, `${folder}/new-card.png`);
    content.set(file, ["card", "image"], "./new-card.png");
    content.set(file, ["card", "alt"], "The project's screens side by side, seen from the front.");
    const home = content.file("HomePage");
    content.copy(content.file("OfflinePage").replace(".yaml", ".svg"), `${folderOf(home)}/new-hero.svg`);
    content.set(home, ["hero", "picture", "image"], "./new-hero.svg");
    content.set(home, ["hero", "picture", "alt"], "A person waits at a door.");
  },
};

const person: Edit = {
  name: "a person joins",
  apply: (content) => {
    const file = `${folderOf(content.file("TeamMember"))}/another-person.yaml`;
    const portrait = content.file("TeamMember").replace(".yaml", ".svg");
    content.copy(content.file("TeamMember"), file);
    content.copy(portrait, file.replace(".yaml", ".svg"));
    content.set(file, ["key"], "another-person");
    content.set(file, ["order"], content.files("TeamMember").length);
    content.set(file, ["name"], "Ana Doe");
    content.set(file, ["role"], "Developer");
    content.set(file, ["portrait"], { image: "./another-person.svg", alt: "Ana Doe waves." });
  },
};

const service: Edit = {
  name: "a service is added in front",
  apply: (content) => {
    const file = `${folderOf(content.file("Service"))}/another-service.yaml`;
    content.copy(content.file("Service"), file);
    content.set(file, ["key"], "another-service");
    content.set(file, ["name"], "Design reviews");
    content.order([file, ...content.files("Service").filter((other) => other !== file)]);
  },
};

const codesAndCertifications: Edit = {
  name: "an industry code and a certification are added",
  apply: (content) => {
    const naics = content.file("NaicsCodes");
    const codes = content.list(naics, ["codes"]);
    content.set(naics, ["codes", codes.length], {
      code: "541990",
      title: "All Other Professional Services",
      plain: "Work for which there is no other code.",
    });
    const file = content.file("Certifications");
    const items = content.list(file, ["items"]);
    content.set(file, ["items", items.length], {
      ...Object(items[0]),
      key: "another",
      short: "ABC",
      name: "Another Exam",
    });
  },
};

const caseStudy: Edit = {
  name: "a fourth case study of five steps",
  apply: (content) => {
    const folder = "case-studies/city-library";
    content.copy(folderOf(content.file("CaseStudy", -1)), folder);
    const study = `${folder}/study.yaml`;
    content.set(study, ["key"], "city-library");
    content.set(study, ["name"], "Library");
    content.set(study, ["order"], content.files("CaseStudy").length);
    for (const step of content.files("CaseStudyStep").filter((file) => file.startsWith(`${folder}/`))) {
      content.set(step, ["study"], "city-library");
      makeUnique(content, step, "again");
    }
  },
};

const step: Edit = {
  name: "a sixth step",
  apply: (content) => {
    const folder = folderOf(content.file("CaseStudy"));
    const steps = content.files("CaseStudyStep").filter((file) => file.startsWith(`${folder}/`));
    const file = `${folder}/${String(steps.length + 1)}-launch.yaml`;
    content.copy(steps.at(-1) ?? "", file);
    content.set(file, ["order"], steps.length + 1);
    content.set(file, ["slug"], "launch");
    content.set(file, ["name"], "Launch");
    makeUnique(content, file, "at launch");
  },
};

const tab: Edit = {
  name: "a fifth tab",
  apply: (content) => {
    const last = content.file("AccessibleDesignTab", -1);
    const number = content.files("AccessibleDesignTab").length + 1;
    const file = `${folderOf(last)}/${String(number)}-comfort.yaml`;
    content.copy(last, file);
    content.set(file, ["order"], number);
    content.set(file, ["slug"], "comfort");
    content.set(file, ["tabLabel"], "Comfort");
    makeUnique(content, file, "and comfort");
  },
};

const labels: Edit = {
  name: "menus, form, dialogs and tabs have other labels",
  apply: (content) => {
    const isPlain = ({ meta, value }: ContentField): boolean =>
      (meta.role === "text" || meta.role === "linkText") &&
      meta.placeholders === undefined &&
      typeof value === "string";
    for (const type of ["ContactForm", "Dialogs", "AccessibleDesignSection"]) {
      content.setEach(type, (field) => (isPlain(field) ? longer("now", 30)(String(field.value)) : undefined));
    }
    content.setEach("Navigation", (field) => {
      const max = field.path[0] === "bottomBarLinks" ? 12 : 30;
      return isPlain(field) && field.path.at(-1) !== "fullName" ? longer("us", max)(String(field.value)) : undefined;
    });
    // A screen reader's name begins with the visible one (WCAG 2.5.3).
    for (const [index] of content.list(content.file("Navigation"), ["bottomBarLinks"]).entries()) {
      content.set(content.file("Navigation"), ["bottomBarLinks", index, "fullName"], undefined);
    }
  },
};

/** Additions and rewordings. */
export const additions: readonly Edit[] = [
  renameStudio,
  headings,
  sentences,
  prices,
  pictures,
  person,
  service,
  codesAndCertifications,
  step,
  caseStudy,
  tab,
  labels,
];
