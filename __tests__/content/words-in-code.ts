import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Finds words for visitors that stand in code, where no editor can change them. */

/** A text in a source file. */
export interface CodeText {
  /** From the project's root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** What it is there: words, or the name of the attribute or property that it is given to. */
  readonly as: string;
}

/** Attributes whose value visitors see or hear. */
const spoken = new Set(["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "alt", "placeholder", "label", "summary"]);

const tidy = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** All sources below a folder, from the project's root. Tests and their data are none. */
export const sourcesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
    .filter((name) => /\.(?:tsx?|css)$/u.test(name) && !/\.test\.tsx?$|\/testing\//u.test(name))
    .sort();

const isComparison = (node: ts.BinaryExpression): boolean => /^[=!]==?$|^[<>]=?$/u.test(node.operatorToken.getText());

/** The texts that an expression may come to: literals, both ways of a choice, what is joined. */
const literalsOf = (node: ts.Node): readonly ts.Node[] => {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.flatMap((span) => [...literalsOf(span.expression), span.literal])];
  }
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    return isComparison(node) ? [] : [...literalsOf(node.left), ...literalsOf(node.right)];
  }
  return [];
};

const textOf = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)
    ? node.text
    : "";

/** A literal that begins with a capital letter and has several words reads as a sentence; class lists do not. */
const isSentence = (node: ts.StringLiteralLike): boolean => {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent) || ts.isTaggedTemplateExpression(parent)) return false;
  if (ts.isBinaryExpression(parent) && isComparison(parent)) return false;
  // What is thrown or logged is read by developers.
  if (ts.isNewExpression(parent) && parent.expression.getText().endsWith("Error")) return false;
  if (ts.isCallExpression(parent) && parent.expression.getText().startsWith("console.")) return false;
  // The strokes of a drawing have capital letters, and no words.
  return /^\p{Lu}\S*\s+\S/u.test(tidy(node.text)) && /\p{L}{3}/u.test(node.text);
};

/**
 * Words that a source shows or says: text between tags, and literals in attributes that are seen or heard. A literal of
 * two words or more counts wherever it stands, but for names of classes, types, modules, thrown errors and the like.
 * @param file where the source is, from the project's root
 */
export const shownTexts = (file: string, source: string): readonly CodeText[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: CodeText[] = [];
  const add = (node: ts.Node, as: string, text = tidy(textOf(node))): void => {
    if (!hasLetters(text)) return;
    found.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text, as });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      add(node, "words");
    } else if (ts.isJsxExpression(node) && node.expression !== undefined && !ts.isJsxAttribute(node.parent)) {
      for (const literal of literalsOf(node.expression)) add(literal, "words");
    } else if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(tree);
      const value = node.initializer;
      if (spoken.has(name) && value !== undefined) {
        const inner = ts.isJsxExpression(value) ? value.expression : value;
        for (const literal of inner === undefined ? [] : literalsOf(inner)) add(literal, name);
      }
    } else if (ts.isPropertyAssignment(node) && spoken.has(node.name.getText(tree).replaceAll(/["']/gu, ""))) {
      for (const literal of literalsOf(node.initializer)) add(literal, node.name.getText(tree));
    } else if (ts.isStringLiteralLike(node) && isSentence(node)) {
      add(node, "a literal of several words");
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.filter(
    (one, index) => found.findIndex((other) => other.line === one.line && other.text === one.text) === index,
  );
};
