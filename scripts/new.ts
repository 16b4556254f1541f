import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../src/content-lint/content-file";
import { lintWithDrafts } from "../src/content-lint/lint-content";
import { formatDiagnostic } from "../src/content-lint/diagnostic";
import { checkAnswer } from "./new/check-answer";
import { leftToWrite, newContent, newKinds, questionsFor, type NewKind } from "./new/new-content";
import type { Answers, NewFile } from "./new/values";
import { root, runMain } from "./run-command";

/**
 * `npm run new`: adds a file of a collection or an entry of a list, copies its pictures, and lists what is left to
 * write. Asks in a terminal, or takes arguments:
 * npm run new -- team-member name="Priya Shah" portrait.image=priya.jpg portrait.alt="Priya Shah smiles."
 */

const choose = async (): Promise<NewKind> => {
  const { select } = await import("@inquirer/prompts");
  const choices = newKinds.map((kind) => {
    const { name, about, collection, list } = kind;
    const entry = `An entry in ${path.posix.basename(collection.glob)}: ${list?.join(" › ") ?? ""}`;
    const [firstSentence = name] = /^.*?\./u.exec(about) ?? [];
    return { value: kind, name: list === undefined ? firstSentence : entry, description: about };
  });
  return select({ message: `What do you want to add? (${choices.length} choices)`, choices, pageSize: 15 });
};

/** The files to write. @throws when an answer is invalid in its field */
const newFiles = (folder: string, kind: NewKind, answers: Answers): readonly NewFile[] => {
  const wrong = Object.entries(answers).flatMap(([field, answer]) => {
    const error = checkAnswer(kind, field, answer);
    return error === undefined ? [] : [`${field}: ${error}`];
  });
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return newContent(folder, kind, answers);
};

/** An answer without the quotes that it would have in a file. */
const trimmed = (text: string): string => text.trim().replace(/^"([^"]*)"$/u, "$1");

/** @param answers what was typed is added here, and is not lost when the questions are interrupted */
const ask = async (folder: string, kind: NewKind, answers: Record<string, string>): Promise<void> => {
  const { input, select } = await import("@inquirer/prompts");
  /** What is wrong with the answers so far, or true. */
  const check = (field: string, text: string): string | true => {
    if (text !== "") {
      const wrong = checkAnswer(kind, field, text);
      if (wrong !== undefined) return wrong;
    }
    try {
      newContent(folder, kind, text === "" ? answers : { ...answers, [field]: text });
      return true;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  console.log("Leave an answer empty to write it later.");
  for (const { field, about, choices } of questionsFor(folder, kind)) {
    const message = `${field}: ${about}`;
    const answer =
      choices === undefined
        ? await input({ message, validate: (text) => check(field, trimmed(text)) })
        : await select({ message, choices: choices.map((value) => ({ value })) });
    if (trimmed(answer) !== "") answers[field] = trimmed(answer);
  }
};

const example = ' Write answers as field=value: npm run new -- team-member name="Priya Shah"';

/** @throws when an argument is not field=value */
const fieldAndValue = (text: string): readonly [string, string] => {
  const [, field, value] = /^([^=]+)=(.*)$/su.exec(text) ?? [];
  if (field !== undefined && value !== undefined) return [field, value];
  throw new Error(`"${text}" is not an answer.${example}`);
};

/** In single quotes, in which a shell changes nothing. */
const commandFor = ({ name }: NewKind, answers: Answers): string => {
  const given = Object.entries(answers).map(([field, text]) => ` ${field}='${text.replaceAll("'", "'\\''")}'`);
  return `npm run new -- ${name}${given.join("")}`;
};

runMain(async () => {
  // Tests add to content that lies elsewhere.
  const folder = process.env["CONTENT_ROOT"] ?? root;
  const [name, ...given] = process.argv.slice(2);
  const isAsking = process.stdin.isTTY && given.length === 0;
  const kind = name === undefined && isAsking ? await choose() : newKinds.find((known) => known.name === name);
  if (kind === undefined)
    throw new Error(`Say what to add:\n  ${newKinds.map((known) => known.name).join("\n  ")}\n${example.trim()}`);
  const { errors } = readContent(folder);
  // Names and numbers that are taken are known only when every file can be read.
  if (errors.length > 0) throw new Error(["Fix this first:", ...errors.map(formatDiagnostic)].join("\n"));
  const answers = Object.fromEntries(given.map(fieldAndValue));
  const files = await (async () => {
    try {
      if (isAsking) await ask(folder, kind, answers);
      return newFiles(folder, kind, answers);
    } catch (error) {
      if (isAsking) console.error(`Your answers so far: ${commandFor(kind, answers)}\n`);
      throw error instanceof Error && error.name === "ExitPromptError" ? new Error("Nothing was written.") : error;
    }
  })();
  for (const made of files) {
    const target = path.join(folder, made.file);
    mkdirSync(path.dirname(target), { recursive: true });
    if ("text" in made) writeFileSync(target, made.text);
    else copyFileSync(made.from, target);
    console.log(`wrote ${made.file}`);
  }
  const names = files.map(({ file }) => file);
  const left = leftToWrite(folder, names);
  if (left.length > 0) console.log("\nLeft to write, in place of each TODO:");
  for (const { file, line, description } of left) console.log(`${file}:${line}  ${description}`);
  const { errors: stopping, draftHints } = await lintWithDrafts(folder);
  for (const error of [...stopping, ...draftHints]) {
    const isListed = left.some(({ file, line }) => file === error.file && line === error.line);
    if (names.includes(error.file) && !isListed) console.log(`\n${formatDiagnostic(error)}`);
  }
  if (kind.list === undefined)
    console.log("\nThis is a draft, which only npm run develop shows. To publish it, delete its line draft: true.");
  else if (left.length > 0) console.log("\nUntil this is written, the content check fails.");
  console.log("\nNext: npm run check:content");
});
