import path from "node:path";
import { lintContent } from "../../src/content-lint/lint-content";
import { formatDiagnostic, formatErrors } from "../../src/content-lint/diagnostic";
import { removeSamples, sampleContent, type SampleContent } from "./sample-content";

/** Every kind of content mistake, each by a sample that has it and no other. */

afterEach(removeSamples);

const pricing = "pages/pricing/pricing.yaml";
const services = "pages/services/services.yaml";
const home = "pages/home/home.yaml";
const grooming = "case-studies/project-grooming-table";
const study = `${grooming}/study.yaml`;

const steps = ["1-discovery", "2-define", "3-ideate", "4-prototype", "5-test"];
const library = "case-studies/project-library";

/** Gives a copied page a title, a description and a heading that no other has. */
const ownWords = (content: SampleContent, file: string, name: string): void => {
  content.set(file, ["head", "title"], `${name} title`);
  content.set(file, ["head", "description"], `${name}: a description that no other page of this site has.`);
  content.set(file, ["opening", "heading"], `${name} heading`);
};

/** A fourth case study, without a fault: a copy of another with its own words. */
const addStudy = (content: SampleContent): void => {
  content.copy(grooming, library);
  content.set(`${library}/study.yaml`, ["key"], "project-library");
  content.set(`${library}/study.yaml`, ["order"], 4);
  for (const step of steps) {
    content.set(`${library}/${step}.yaml`, ["study"], "project-library");
    ownWords(content, `${library}/${step}.yaml`, `Library ${step}`);
  }
};

const addTab = (content: SampleContent, file: string): void => {
  content.copy("accessible-design/tabs/4-agility.yaml", file);
  content.set(file, ["order"], 5);
  content.set(file, ["slug"], "procurement");
  content.set(file, ["tabLabel"], "Procurement");
  ownWords(content, file, "Procurement");
};

interface Expected {
  /** Inside content/. */
  readonly file: string;
  /** The line where the mistake is told, by what stands on it. */
  readonly line?: RegExp | number;
  readonly field: string;
  readonly message: string | RegExp;
  readonly fix: string | RegExp;
}

const like = (text: string | RegExp): unknown => (typeof text === "string" ? text : expect.stringMatching(text));

/** Breaks a copy of the content and expects exactly these mistakes: nothing overlooked, nothing made up. */
const expectMistakes = (breakIt: (content: SampleContent) => void, ...expected: readonly Expected[]): void => {
  const content = sampleContent();
  breakIt(content);
  const found = content.check();
  expect(found).toEqual(
    expected.map(({ file, line, field, message, fix }) => ({
      file: `content/${file}`,
      ...(line === undefined ? {} : { line: typeof line === "number" ? line : content.lineOf(file, line), column: expect.any(Number) as number }),
      field,
      message: like(message),
      fix: like(fix),
    })),
  );
};

test("the site's own content is in order", () => {
  expect(lintContent(path.resolve(__dirname, "..", "..")).map(formatDiagnostic)).toEqual([]);
});

describe("keys", () => {
  test("a missing key", () => {
    expectMistakes((content) => content.set(pricing, ["head", "description"], undefined), {
      file: pricing,
      line: /^head:$/u,
      field: "head › description",
      message: "This field is missing.",
      fix: "Add it. It must be a text.",
    });
  });

  test("a missing key inside a list names the entry, counted from 1", () => {
    const breakIt = (content: SampleContent): void => {
      content.set("naics.yaml", ["codes", 1, "code"], "999999");
      content.set("naics.yaml", ["codes", 1, "title"], undefined);
    };
    expectMistakes(breakIt, {
      file: "naics.yaml",
      line: /999999/u,
      field: "codes › 2 › title",
      message: "This field is missing.",
      fix: "Add it. It must be a text.",
    });
  });

  test("a misspelled key is told with the one that was meant", () => {
    expectMistakes(
      (content) => content.write("studio.yaml", `${content.read("studio.yaml")}\nlegalname: Somebody else\n`),
      {
        file: "studio.yaml",
        line: /^legalname:/u,
        field: "legalname",
        message: 'There is no field "legalname" here.',
        fix: 'Did you mean "legalName"? If not, delete the line.',
      },
    );
  });

  test("an unknown key that is like no other", () => {
    expectMistakes((content) => content.set(pricing, ["opening", "backgroundMusic"], "loud"), {
      file: pricing,
      line: /backgroundMusic/u,
      field: "opening › backgroundMusic",
      message: 'There is no field "backgroundMusic" here.',
      fix: "Delete the line, or check the spelling of the key.",
    });
  });
});

describe("values", () => {
  test("a figure where a text belongs", () => {
    expectMistakes((content) => content.set("studio.yaml", ["address", "zip"], 30_303), {
      file: "studio.yaml",
      line: /zip:/u,
      field: "address › zip",
      message: "This is a number, but it must be a text.",
      fix: "Write a text. Figures and dates that are meant as text go in quotes.",
    });
  });

  test("a text where a figure belongs", () => {
    expectMistakes((content) => content.set(pricing, ["options", 0, "from"], "plenty"), {
      file: pricing,
      line: /from: plenty/u,
      field: "options › 1 › from",
      message: "This is a text, but it must be a number.",
      fix: "Write a number.",
    });
  });

  test("a text where a list belongs", () => {
    expectMistakes((content) => content.set(pricing, ["options", 0, "team"], "a designer"), {
      file: pricing,
      line: /team: a designer/u,
      field: "options › 1 › team",
      message: "This is a text, but it must be a list (lines that begin with a dash).",
      fix: "Write a list (lines that begin with a dash).",
    });
  });

  test("nothing where a text belongs", () => {
    expectMistakes((content) => content.set(pricing, ["opening", "lead"], null), {
      file: pricing,
      line: /lead: null/u,
      field: "opening › lead",
      message: "This is nothing, but it must be a text.",
      fix: /^Write a text\./u,
    });
  });

  test("an empty text", () => {
    expectMistakes((content) => content.set(pricing, ["opening", "lead"], ""), {
      file: pricing,
      line: /lead: ""/u,
      field: "opening › lead",
      message: "This text is empty.",
      fix: "Write the text. If the field is not needed and may be left out, delete its line.",
    });
  });

  test("a text that is too long", () => {
    expectMistakes((content) => content.set(pricing, ["question", "label"], "x ".repeat(31).trim()), {
      file: pricing,
      line: /(?:x ){30}x/u,
      field: "question › label",
      message: "This has 61 characters; it may have at most 60 characters.",
      fix: "Shorten it.",
    });
  });

  test("a list that is too short", () => {
    expectMistakes(
      (content) => content.set("navigation.yaml", ["bottomBarLinks", 4], undefined),
      {
        file: "navigation.yaml",
        line: /^bottomBarLinks:/u,
        field: "bottomBarLinks",
        message: "This has 4 entries; it may have exactly 5 entries.",
        fix: "Add what is missing.",
      },
    );
  });

  test("a figure out of bounds", () => {
    expectMistakes((content) => content.set(pricing, ["options", 0, "from"], 3), {
      file: pricing,
      line: /from: 3$/u,
      field: "options › 1 › from",
      message: "This is 3; it must be at least 1000.",
      fix: "Write a number that is at least 1000.",
    });
  });

  test("a word that is none of the choices", () => {
    expectMistakes((content) => content.set(study, ["theme"], "pink"), {
      file: study,
      line: /theme: pink/u,
      field: "theme",
      message: '"pink" is not one of the choices.',
      fix: "Write one of: civic, clinical, violet.",
    });
  });

  test("a text of the message form", () => {
    expectMistakes((content) => content.set("studio.yaml", ["address", "zip"], "3030"), {
      file: "studio.yaml",
      line: /zip: "3030"/u,
      field: "address › zip",
      message: "This text must be five digits in quotes.",
      fix: "Write it that way. The examples in the neighboring files help.",
    });
  });

  test("an address that is none", () => {
    expectMistakes((content) => content.set("studio.yaml", ["socials", "facebook"], "www.facebook.com/somebody"), {
      file: "studio.yaml",
      line: /facebook:/u,
      field: "socials › facebook",
      message: /^This text must be a page of this site such as \/pricing\/, or begin with https:\/\//u,
      fix: /^Write it that way/u,
    });
  });
});

describe("YAML", () => {
  test("broken YAML is told with its line, and the rest of the content is still checked", () => {
    expectMistakes(
      (content) => {
        content.write("naics.yaml", content.read("naics.yaml").replace(/^codes:$/mu, 'codes: "open'));
        content.set(pricing, ["question", "label"], "x ".repeat(31).trim());
      },
      {
        file: "naics.yaml",
        line: /codes: "open/u,
        field: "",
        message: /^This is not valid YAML: /u,
        fix: /^Check the indentation \(two spaces a level\)/u,
      },
      {
        file: pricing,
        line: /(?:x ){30}x/u,
        field: "question › label",
        message: /61 characters/u,
        fix: "Shorten it.",
      },
    );
  });

  test("a key that stands twice", () => {
    expectMistakes((content) => content.write("studio.yaml", `${content.read("studio.yaml")}\nname: Twice\n`), {
      file: "studio.yaml",
      line: /^name: Twice/u,
      field: "",
      message: /^This is not valid YAML: Map keys must be unique/u,
      fix: /^Check the indentation/u,
    });
  });
});

describe("files", () => {
  test("a file at a place where no content lives", () => {
    expectMistakes((content) => content.write("team/Some One.yaml", "name: Some One\n"), {
      file: "team/Some One.yaml",
      field: "",
      message: "No kind of content lives at this place.",
      fix: /^Check folder and file name: lower-case letters, digits and hyphens, and \.yaml at the end/u,
    });
  });

  test("a file that must be there and is not", () => {
    expectMistakes((content) => content.remove("dialogs.yaml"), {
      file: "dialogs.yaml",
      field: "",
      message: "This file is missing.",
      fix: /^Put it back/u,
    });
  });
});

describe("pictures", () => {
  test("a picture that does not exist, with those that do", () => {
    expectMistakes((content) => content.set(study, ["card", "image"], "./no-such-picture.png"), {
      file: study,
      line: /no-such-picture/u,
      field: "card › image",
      message: "There is no picture at ./no-such-picture.png.",
      fix: /^Put the file there, or name one that exists: .*\.\/card\.png/u,
    });
  });

  test("a picture file of a kind that is not shown", () => {
    expectMistakes((content) => content.set(study, ["card", "image"], "./card.gif"), {
      file: study,
      line: /card\.gif/u,
      field: "card › image",
      message: "This text must be a .png, .jpg or .svg file, written as ./name.png.",
      fix: /^Write it that way/u,
    },
    {
      file: study,
      line: /card\.gif/u,
      field: "card › image",
      message: "There is no picture at ./card.gif.",
      fix: /^Put the file there/u,
    });
  });

  test("a picture without alternative text", () => {
    expectMistakes((content) => content.set(study, ["hero", "alt"], undefined), {
      file: study,
      line: /^hero:/u,
      field: "hero › alt",
      message: "This field is missing.",
      fix: "Add it. It must be a text.",
    });
  });

  test.each([
    ["", "This text is empty.", /^Write the text/u],
    ["Image of a dog", "The text begins as screen readers begin by themselves.", /^Begin with what is to be seen/u],
    ["An illustration of a dog", "The text begins as screen readers begin by themselves.", /^Begin with what/u],
    ["hero-final.png", "The text is a file's name.", /^Say what the picture shows/u],
  ])("alternative text that says nothing: '%s'", (alt, message, fix) => {
    expectMistakes((content) => content.set(study, ["hero", "alt"], alt), {
      file: study,
      line: alt === "" ? /alt: ""/u : new RegExp(`alt: ${alt}`, "u"),
      field: "hero › alt",
      message,
      fix,
    });
  });
});

describe("steps and other relations", () => {
  test("two steps with one number", () => {
    expectMistakes(
      (content) => content.set(`${grooming}/4-prototype.yaml`, ["order"], 3),
      {
        file: `${grooming}/4-prototype.yaml`,
        line: /^order: 3/u,
        field: "order",
        message: "This says order: 3, but it is number 4 of its steps.",
        fix: /^Number the steps 1, 2, 3 … without a gap/u,
      },
      {
        file: study,
        field: "",
        message: "The study has no step 4 (prototype).",
        fix: /^Add the step's file/u,
        line: 1,
      },
    );
  });

  test("two steps that changed places", () => {
    expectMistakes(
      (content) => {
        content.set(`${grooming}/2-define.yaml`, ["order"], 3);
        content.set(`${grooming}/3-ideate.yaml`, ["order"], 2);
      },
      {
        file: `${grooming}/2-define.yaml`,
        line: /^slug:/u,
        field: "slug",
        message: 'Step 3 has the address "define".',
        fix: /^Step 3 is always "ideate"/u,
      },
      {
        file: `${grooming}/3-ideate.yaml`,
        line: /^slug:/u,
        field: "slug",
        message: 'Step 2 has the address "ideate".',
        fix: /^Step 2 is always "define"/u,
      },
    );
  });

  test("a gap in the steps", () => {
    expectMistakes(
      (content) => {
        content.copy(`${grooming}/5-test.yaml`, `${grooming}/7-launch.yaml`);
        content.set(`${grooming}/7-launch.yaml`, ["slug"], "launch");
        content.set(`${grooming}/7-launch.yaml`, ["order"], 7);
        content.set(`${grooming}/7-launch.yaml`, ["head", "title"], "A title of its own");
        content.set(`${grooming}/7-launch.yaml`, ["opening", "heading"], "A heading of its own");
        content.set(`${grooming}/7-launch.yaml`, ["head", "description"], "A description of its own. ".repeat(3));
      },
      {
        file: `${grooming}/7-launch.yaml`,
        line: /^order: 7/u,
        field: "order",
        message: "This says order: 7, but it is number 6 of its steps.",
        fix: /^Number the steps 1, 2, 3/u,
      },
    );
  });

  test("a study without its last step", () => {
    expectMistakes(
      (content) => {
        addStudy(content);
        content.remove(`${library}/5-test.yaml`);
      },
      {
        file: `${library}/study.yaml`,
        line: 1,
        field: "",
        message: "The study has no step 5 (test).",
        fix: "Add the step's file to this folder. Every study has at least five steps.",
      },
    );
  });

  test("steps without their study", () => {
    expectMistakes(
      (content) => {
        addStudy(content);
        content.remove(`${library}/study.yaml`);
        for (const step of steps.slice(1)) content.remove(`${library}/${step}.yaml`);
      },
      {
        file: `${library}/1-discovery.yaml`,
        line: /^study:/u,
        field: "study",
        message: "The folder project-library has no study.yaml.",
        fix: "Add study.yaml to the folder.",
      },
    );
  });

  test("a step that says another study", () => {
    expectMistakes((content) => {
      addStudy(content);
      content.set(`${library}/1-discovery.yaml`, ["study"], "project-senate");
    }, {
      file: `${library}/1-discovery.yaml`,
      line: /^study:/u,
      field: "study",
      message: 'This file says it belongs to "project-senate", but it lies in the folder project-library.',
      fix: "Write study: project-library, or move the file.",
    },
    // It claims the other study's address, too.
    {
      file: "case-studies/project-senate/1-discovery.yaml",
      line: /^slug:/u,
      field: "slug",
      message: "The address /project-senate/ is taken by content/case-studies/project-library/1-discovery.yaml.",
      fix: "Give the page another slug.",
    });
  });

  test("a key that is not the folder's name", () => {
    expectMistakes((content) => content.set(study, ["key"], "project-grooming"), {
      file: study,
      line: /^key:/u,
      field: "key",
      message: 'The key "project-grooming" is not the name of the folder.',
      fix: "Write key: project-grooming-table, or rename it.",
    });
  });

  test("tabs that are out of order", () => {
    expectMistakes((content) => content.set("accessible-design/tabs/4-agility.yaml", ["order"], 6), {
      file: "accessible-design/tabs/4-agility.yaml",
      line: /^order: 6/u,
      field: "order",
      message: "This says order: 6, but it is number 4 of its tabs.",
      fix: /^Number the tabs 1, 2, 3/u,
    });
  });
});

const twice = "Words that stand on two pages, so that one hides the other";

describe("pages that could be taken for one another", () => {
  test.each([
    ["title", ["head", "title"], `The title "${twice}" stands in content/pages/pricing/pricing.yaml already.`],
    ["description", ["head", "description"], "The same description stands in content/pages/pricing/pricing.yaml already."],
    [
      "main heading",
      ["opening", "heading"],
      `The heading "${twice}" stands in content/pages/pricing/pricing.yaml already.`,
    ],
  ])("two pages with one %s", (_, place, message) => {
    expectMistakes(
      (content) => {
        content.set(pricing, place, twice);
        // Letters large and small, and blanks around it, make no other title.
        content.set(services, place, ` ${twice.toUpperCase()}`);
      },
      {
        file: services,
        line: new RegExp(twice.toUpperCase(), "u"),
        field: place.join(" › "),
        message: message.replace(`"${twice}"`, `" ${twice.toUpperCase()}"`),
        fix: /(?:of its own|on this page only)/u,
      },
    );
  });

  test("two pages with one address", () => {
    const fifth = "accessible-design/tabs/5-procurement.yaml";
    expectMistakes(
      (content) => {
        addTab(content, fifth);
        content.set(fifth, ["slug"], "seo");
      },
      {
        file: fifth,
        line: /^slug: seo/u,
        field: "slug",
        message: "The address /a11y-accessible-design/seo/ is taken by content/accessible-design/tabs/2-seo.yaml.",
        fix: "Give the page another slug.",
      },
    );
  });
});

describe("links", () => {
  test("to a page that does not exist", () => {
    expectMistakes((content) => content.set(pricing, ["link", "to"], "/no-such-page/"), {
      file: pricing,
      line: /no-such-page/u,
      field: "link › to",
      message: "There is no page at /no-such-page/.",
      fix: /^The pages are: \/, \/a11y-accessible-design\/, .*\/services\//u,
    });
  });

  test("without the slash at the end", () => {
    expectMistakes((content) => content.set(pricing, ["link", "to"], "/contact-us"), {
      file: pricing,
      line: /\/contact-us$/u,
      field: "link › to",
      message: "There is no page at /contact-us.",
      fix: "Write it with a slash at the end: /contact-us/",
    });
  });

  test("to a place on a page that does not exist", () => {
    expectMistakes((content) => content.set(pricing, ["link", "to"], "/services/#no-such-place"), {
      file: pricing,
      line: /no-such-place/u,
      field: "link › to",
      message: "The page /services/ has no place named #no-such-place.",
      fix: /^It has: .*#naics/u,
    });
  });

  test("inside a paragraph", () => {
    expectMistakes((content) => content.set(home, ["hero", "lead"], "See [our work](/our-work/)."), {
      file: home,
      line: /\/our-work\//u,
      field: "hero › lead",
      message: "There is no page at /our-work/.",
      fix: /^The pages are: /u,
    });
  });
});

test("all mistakes are told at once, by file and line, with their number at the end", () => {
  const content = sampleContent();
  content.set(study, ["hero", "alt"], undefined);
  content.set(study, ["theme"], "pink");
  content.set("studio.yaml", ["address", "zip"], 30_303);
  content.set(pricing, ["link", "to"], "/no-such-page/");
  content.set("navigation.yaml", ["openMenuu"], "Open");
  const found = content.check();
  expect(found.map(({ file, field }) => `${file} ${field}`)).toEqual([
    `content/${study} hero › alt`,
    `content/${study} theme`,
    "content/navigation.yaml openMenuu",
    `content/${pricing} link › to`,
    "content/studio.yaml address › zip",
  ]);
  const text = formatErrors(found);
  expect(text).toMatch(/^The content has mistakes\. Nothing was built\.\n/u);
  expect(text).toMatch(/\n5 mistakes\.$/u);
  expect(text).toContain(
    [
      `content/studio.yaml:${content.lineOf("studio.yaml", /zip:/u)}:3  address › zip`,
      "    wrong: This is a number, but it must be a text.",
      "    fix:   Write a text. Figures and dates that are meant as text go in quotes.",
    ].join("\n"),
  );
});

describe("new content needs no code", () => {
  test("a fourth case study is a new folder", () => {
    const content = sampleContent();
    addStudy(content);
    expect(content.check()).toEqual([]);
  });

  test("a sixth step is a new file", () => {
    const content = sampleContent();
    const file = `${grooming}/6-launch.yaml`;
    content.copy(`${grooming}/5-test.yaml`, file);
    content.set(file, ["order"], 6);
    content.set(file, ["slug"], "launch");
    ownWords(content, file, "Launch");
    expect(content.check()).toEqual([]);
  });

  test("a fifth tab is a new file", () => {
    const content = sampleContent();
    addTab(content, "accessible-design/tabs/5-procurement.yaml");
    expect(content.check()).toEqual([]);
  });
});

test("a file that is saved again is judged anew, and one that is mended has no mistakes", () => {
  const content = sampleContent();
  const right = content.read(pricing);
  expect(content.check()).toEqual([]);
  content.set(pricing, ["opening", "heading"], undefined);
  expect(content.check()).toHaveLength(1);
  expect(content.check()).toHaveLength(1);
  content.write(pricing, right);
  expect(content.check()).toEqual([]);
});
