// The first line of each prototype's page agrees with the content: static/prototypes/ is served as it is, not built.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { root } from "../../scripts/run-main";
import { contentPages, studio } from "../e2e/content";
import { prototypeFiles } from "../testing/prototype-pages";

type Node = DefaultTreeAdapterTypes.Node;

const files = prototypeFiles.map((file) => path.relative(root, file));

const childrenOf = (node: Node | undefined): readonly Node[] =>
  node !== undefined && "childNodes" in node ? node.childNodes : [];

const elementIn = (node: Node | undefined, name: string): Node | undefined => {
  const children = childrenOf(node);
  return (
    children.find(({ nodeName }) => nodeName === name) ?? children.map((one) => elementIn(one, name)).find(Boolean)
  );
};

const textOf = (node: Node): string => ("value" in node ? node.value : childrenOf(node).map(textOf).join(""));

/** The words of a page's first element, and where its link leads. */
const firstLine = (html: string) => {
  const [first] = childrenOf(elementIn(parse(html), "body")).filter(({ nodeName }) => nodeName !== "#text");
  const link = elementIn(first, "a");
  const href =
    link !== undefined && "attrs" in link ? link.attrs.find(({ name }) => name === "href")?.value : undefined;
  return { words: first === undefined ? "" : textOf(first).replace(/\s+/gu, " ").trim(), href };
};

test.each(files)("%s names the studio and leads to its case study", (file) => {
  const { words, href } = firstLine(readFileSync(path.join(root, file), "utf8"));
  const address = `/project-${path.basename(path.dirname(file))}/prototype/`;
  const expected = `A prototype by ${studio.name}. Names and numbers in it are invented.`;
  const wrong = [
    words.startsWith(expected) ? "" : `${file} begins with "${words}". Write: "${expected}" (content/studio.yaml).`,
    href === address ? "" : `${file} leads back to ${href ?? "nothing"}. Write: href="${address}".`,
    contentPages.some((page) => page.address === address)
      ? ""
      : `${file} leads back to ${address}, which is no page. Give the prototype's folder the name of its case study.`,
  ];
  expect(wrong.filter(Boolean)).toEqual([]);
});
