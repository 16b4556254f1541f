import { z } from "zod";
import { anchor, codeLines, group, href, imageFile, linkText, list, paragraph, paragraphs, singleLine } from "./fields";
import type { PicturePlace } from "./picture-places";
import { explainSurplus, meaningfulAltText } from "./text-rules";

/** Groups of fields that several kinds of content share. Unknown keys are refused everywhere. */

/** The icons that content may name. Each is drawn in `src/components/icon/icon-paths.ts`. */
const iconNames = [
  "ramp",
  "people",
  "search",
  "shield",
  "speech",
  "pen",
  "code",
  "check",
  "compass",
  "document",
  "captions",
  "teach",
  "phone",
  "desktop",
  "clock",
  "heart",
] as const;

export const link = group("Link", "A link.", {
  label: linkText(60, "The words of the link. They make sense when read alone."),
  to: href(),
});

/** The latest year of a source: handbooks and reports of next year are published in this one. */
const nextYear = new Date().getFullYear() + 1;

export const source = group("Source", "Where a fact comes from.", {
  label: linkText(140, "Who said it, and what the document is called."),
  url: href("The full address of the source."),
  year: z.int().min(1973).max(nextYear).meta({ description: "The year the source speaks of or was published." }),
});

export const stat = group("Stat", "One strong number with its source.", {
  value: singleLine(16, "The number itself, such as 95.9%."),
  label: singleLine(160, "What the number counts, with its year."),
  source,
});

/** Image and alternative text are adjacent and required together (WCAG 1.1.1). */
export const picture = group("ContentPicture", "A picture with its alternative text.", {
  image: imageFile(),
  narrow: imageFile(
    "For phones, where the image's words would be too small: an SVG with the same facts in larger words, or a detail.",
  ).optional(),
  medium: imageFile("The same for tablets.").optional(),
  alt: singleLine(
    240,
    "What the picture shows, for someone who cannot see it. Do not begin with 'image of'.",
  ).superRefine(meaningfulAltText),
  caption: singleLine(200, "A line under the picture.").optional(),
  longDescription: list(
    "What a complex picture shows, in full: every label, step and number that matters.",
    paragraph("One paragraph."),
  ).optional(),
  frame: z
    .enum(["none", "phone", "browser", "paper"])
    .optional()
    .meta({ id: "PictureFrame", description: "What is drawn around the picture: none, phone, browser or paper." }),
  widths: list(
    "The widths in pixels that the picture is made in. Leave it out: the place decides.",
    z.int().min(100).max(4000).meta({ description: "One width in pixels." }),
  ).optional(),
});

export const icon = z.enum(iconNames).meta({ id: "IconName", description: "The name of an icon." });

/** A picture whose place is fixed. */
export const pictureAt = (place: PicturePlace) => picture.meta({ ...picture.meta(), place });

/** A card or list entry with an icon. */
export const iconItem = group("IconItem", "A short point with an icon.", {
  icon,
  title: singleLine(60, "A short title."),
  text: paragraph("One or two sentences.", 320),
});

/** What a screen reader said on this site. */
export const recordedLine = group("RecordedLine", "A key, and what was said to it.", {
  key: singleLine(20, "The key that was pressed. Left out where a page was opened.").optional(),
  says: paragraph("What the screen reader said. Names are between two pairs of stars: **Email**.", 600),
});

/** A sentence set large between heading and text. It's read in that order, so it isn't repeated in the text. */
export const pulled = paragraph(
  "One sentence that is set large beside the text, under the heading. Take it out of the text: it stands on the page once. A number at its beginning is larger still: **24 months** after …",
  180,
);

/** How many pictures each arrangement is for, at least and at most. */
const picturesIn = { beside: [1, 1], column: [1, 2], row: [2, 3], wide: [1, Infinity] } as const;

const namedText = { name: singleLine(80, "The name, on one line."), text: paragraph("The text.") };

/** An entry with its name over or beside it. */
export const namedEntry = group("NamedEntry", "A name, and a text about it.", namedText);

const fact = group("Fact", "A name, and a text about it.", {
  ...namedText,
  result: z.enum(["met", "partly"]).optional().meta({
    id: "GoalResult",
    description:
      "If the name is a goal: whether it is met, or was checked only in part. A tag before the text says it.",
  }),
});

/** The lists that a part may have. It has one of them at most. */
const lists = {
  bullets: list("A list of points.", paragraph("One point."), 2).optional(),
  steps: list(
    "A list whose order matters. The page numbers it.",
    paragraph("One step.").regex(/^(?!\d+[.)] )/u, "The page numbers these entries itself.\nDelete the number."),
    2,
  ).optional(),
  facts: list("Names, each with its text.", fact, 2).optional(),
  timeline: list(
    "What happens one after the other, on a rail: each with its day or its name.",
    namedEntry,
    2,
  ).optional(),
  numbers: list(
    "Numbers, set large, and what they count.",
    group("LargeNumber", "A number, and what it counts.", {
      number: singleLine(20, 'The number, in quotes: "24" or "7 to 1".'),
      unit: singleLine(30, "What is counted, such as months.").optional(),
      text: paragraph("The rest of the sentence that number and unit begin."),
    }),
    2,
  ).optional(),
  days: list(
    "What to do on which day. On phones, the title of each day but the first opens it.",
    group("DayOfWork", "A day, and what to do on it.", {
      label: singleLine(24, "What stands before its number: Day, Days, or By day."),
      number: singleLine(16, 'Its number, in quotes: "1", or 3 and 4.'),
      title: singleLine(80, "What to do, in a few words."),
      text: paragraph("What to know first.").optional(),
      points: list("What to do, one by one.", paragraph("One point.")).optional(),
    }),
    2,
  ).optional(),
};

const codeExcerpt = group("CodeExcerpt", "A few lines of code, and the file that they are from.", {
  file: singleLine(60, "The name of the file."),
  lines: codeLines("One to four lines of code that were changed, below a vertical bar: |"),
  text: paragraph("What these lines do.").optional(),
});

/** A barrier that an audit found. Its section says whom it stops. */
const finding = group("Finding", "In an audit report: what was found.", {
  number: z.int().min(1).max(99).meta({ description: "Its number, which stands large before the heading." }),
  state: z
    .enum(["repaired", "open"])
    .meta({ id: "FindingState", description: "Whether it is repaired: repaired or open." }),
  severity: z.enum(["high", "medium", "low"]).meta({
    id: "FindingSeverity",
    description: "How much it keeps people from what they came for: high, medium, or low.",
  }),
  drawing: pictureAt("figure"),
  facts: list("Names, each with its text, such as the page and the criterion.", namedEntry, 2),
  code: group("CodeChange", "The code before and after the repair.", {
    before: codeExcerpt,
    after: codeExcerpt,
  }).optional(),
});

/** What a section with a finding may have besides it. */
const besideFinding = ["heading", "anchor", "paragraphs", "finding", "more"];

/** One part of a longer page: heading, text, and what goes with it. */
export const section = group("ContentSection", "One part of a page.", {
  heading: singleLine(90, "The heading of this part.", { unique: "partHeading" }),
  anchor: anchor("A name that links can point to, as in /services/#naics. Optional.").optional(),
  layout: z.enum(["over", "dataFirst"]).optional().meta({
    id: "SectionLayout",
    description:
      "On wide screens the heading stands beside its text. over: it stands over the text, as on phones, where a line or two would leave an empty column. dataFirst: its dates or its table come first, as wide as the page, and then the text.",
  }),
  pulled: pulled.optional(),
  spread: z.boolean().optional().meta({
    description: "True: the entries of its list stand in columns under heading and text, as wide as the page.",
  }),
  band: z.boolean().optional().meta({
    description: "True: it stands on a dark band from edge to edge, as the most important part of the page.",
  }),
  paragraphs: paragraphs("The text of this part."),
  ...lists,
  folded: z.boolean().optional().meta({
    description: "True: on phones the text of each fact is folded under its name, which opens it.",
  }),
  table: group(
    "ContentTable",
    "A table after the list. Without bars or marks, its rows are blocks on phones, with the name of its column above each cell.",
    {
      caption: singleLine(120, "What the table shows, with its years."),
      marks: list(
        "Three words for a table of nothing else, such as Yes, In part, No. A full, a half, and an empty circle stand beside them.",
        singleLine(10, "One word."),
        3,
        3,
      ).optional(),
      bars: z.boolean().optional().meta({
        description: "True: a bar of its length stands beside each number. Cells end with their numbers: over 4,000.",
      }),
      columns: list("The names of the columns.", singleLine(40, "One name."), 2, 5),
      rows: list("The rows. The first cell names its row.", list("One row.", singleLine(60, "One cell."), 2, 5), 2),
    },
  )
    .superRefine(({ marks, rows }, { addIssue }) => {
      if (marks === undefined) return;
      for (const [row, [, ...cells]] of rows.entries()) {
        const index = cells.findIndex((cell) => !marks.includes(cell));
        const message = `This isn't one of the table's marks.\nWrite one of: ${marks.join(", ")}`;
        if (index !== -1) addIssue({ code: "custom", path: ["rows", row, index + 1], input: cells[index], message });
      }
    })
    .superRefine(({ columns, rows }, { addIssue }) => {
      const [first = columns] = rows;
      if (columns.length > first.length && rows.every(({ length }) => length === first.length)) {
        const message = `Columns: ${columns.length}. Cells in each row: ${first.length}.\n${explainSurplus(columns, first.length)}`;
        addIssue({ code: "custom", path: ["columns"], input: columns, message });
        return;
      }
      for (const [index, cells] of rows.entries()) {
        const change = cells.length < columns.length ? "Add what is missing." : explainSurplus(cells, columns.length);
        const message = `Cells in this row: ${cells.length}. Columns: ${columns.length}.\n${change} Each column has one cell, in quotes, with a comma before the next. The columns are: ${columns.join(", ")}.`;
        if (cells.length !== columns.length) addIssue({ code: "custom", path: ["rows", index], input: cells, message });
      }
    })
    .optional(),
  finding: finding.optional(),
  more: group(
    "FoldedText",
    "Text that is folded on phones under its name, which opens it. Elsewhere all of it is shown.",
    {
      name: singleLine(60, "Its name."),
      paragraphs: paragraphs("What is folded."),
    },
  ).optional(),
  arrangement: z.enum(["beside", "column", "row", "wide"]).optional().meta({
    id: "PictureArrangement",
    description:
      "How the pictures are arranged: beside the text (one picture), in a column that is wider than the text beside it (one or two), in a row under it (two or three), or wide (one a line).",
  }),
  pictures: list("The pictures of this part.", picture).optional(),
  sources: list("Where the facts of this part come from.", source).optional(),
  links: list("Where to go from here. The first is the main one.", link, 1, 3).optional(),
})
  .superRefine((part, { addIssue }) => {
    const [first, second] = Object.keys(lists).filter((name) => name in part);
    if (second === undefined) return;
    const message = `This part has two lists: ${first} and ${second}.\nA part shows one of them. Put the other into a part of its own, with a heading.`;
    addIssue({ code: "custom", path: [second], input: part, message });
  })
  .superRefine((part, { addIssue }) => {
    const surplus = Object.keys(part).find((name) => !besideFinding.includes(name));
    if (part.finding === undefined || surplus === undefined) return;
    const message = `A finding has no place for this.\nPut it into a section of its own.`;
    addIssue({ code: "custom", path: [surplus], input: part, message });
  })
  .superRefine(({ layout, timeline, table }, { addIssue }) => {
    if (layout !== "dataFirst" || timeline !== undefined || table !== undefined) return;
    const message =
      "This part has no dates and no table to begin with.\nAdd its timeline or its table, or delete this line.";
    addIssue({ code: "custom", path: ["layout"], input: layout, message });
  })
  .superRefine(({ arrangement, pictures = [] }, { addIssue }) => {
    const count = pictures.length;
    const fitting = Object.entries(picturesIn).flatMap(([name, [from, to]]) =>
      count >= from && count <= to ? name : [],
    );
    if (arrangement === undefined || fitting.includes(arrangement)) return;
    const message =
      count === 0
        ? "This part has no pictures to arrange.\nAdd its pictures, or delete this line."
        : `Pictures in this part: ${count}. That is too ${count === 1 ? "few" : "many"} for "${arrangement}".\nWrite one of: ${fitting.join(", ")}. Or delete this line: then their number decides.`;
    addIssue({ code: "custom", path: ["arrangement"], input: arrangement, message });
  })
  .meta({ id: "ContentSection" }); // zod drops the id of a refined group, and fragments name the type.

/** What search engines and the browser's tab show. Titles and descriptions are unique on the site. */
export const head = group("PageHeadContent", "Title and description of the page.", {
  title: singleLine(60, "The page's name in the browser's tab. The studio's name is added after it.", {
    unique: "title",
  }),
  description: singleLine(165, "One or two sentences for search results, 50 to 165 characters.", {
    unique: "description",
  }).min(50),
});

/** Heading and lead of a part of a page. */
export const intro = {
  heading: singleLine(80, "The heading of this part of the page."),
  lead: paragraph("One or two plain sentences under the heading.", 320),
};

/** The header of every page but Home. */
const pageHeader = group("PageHeader", "The heading of the page, what is under it, and a picture.", {
  heading: singleLine(90, "The one big heading of the page.", { unique: "heading" }),
  lead: paragraph("One or two plain sentences under the heading.", 360),
  picture: pictureAt("hero").optional(),
});

/** The first fields of every page but Home. */
export const pageTop = { head, pageHeader };
