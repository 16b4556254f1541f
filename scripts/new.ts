import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { lintContent } from "../src/content-lint/lint-content";
import { formatDiagnostic } from "../src/content-lint/diagnostic";
import { leftToWrite, newContent, newKinds, questionsFor, type Answers, type NewKind } from "./new/new-content";
import { root, runMain } from "./run-command";

/**
 * `npm run new`: adds a file of a collection or an entry of a list, copies its pictures, and lists what is left to
 * write. Asks in a terminal, or takes arguments:
 * npm run new -- team-member name="Priya Shah" portrait.image=priya.jpg portrait.alt="Priya Shah smiles."
 */

const choose = async (): Promise<NewKind> => {
  const { select } = await import("@inquirer/prompts");
  const choices = newKinds.map((kind) => ({ value: kind, name: `${kind.name}: ${kind.about}` }));
  return select({ message: "What do you want to add?", choices, pageSize: 15 });
};

const ask = async (kind: NewKind): Promise<Answers> => {
  const { input, select } = await import("@inquirer/prompts");
  const answers: Record<string, string> = {};
  console.log("Leave an answer empty to write it later.");
  for (const { field, about, choices } of questionsFor(root, kind)) {
    const message = `${field}: ${about}`;
    const answer =
      choices === undefined
        ? await input({ message })
        : await select({ message, choices: choices.map((value) => ({ value })) });
    if (answer.trim() !== "") answers[field] = answer.trim();
  }
  return answers;
};

const example = ' Answers follow as field=value: npm run new -- team-member name="Priya Shah"';

/** @throws when an argument is not field=value */
const fieldAndValue = (text: string): readonly [string, string] => {
  const [, field, value] = /^([^=]+)=(.*)$/su.exec(text) ?? [];
  if (field !== undefined && value !== undefined) return [field, value];
  throw new Error(`"${text}" is not an answer.${example}`);
};

runMain(async () => {
  // Tests add to content that lies elsewhere.
  const folder = process.env["CONTENT_ROOT"] ?? root;
  const [name, ...given] = process.argv.slice(2);
  const isAsking = process.stdin.isTTY && given.length === 0;
  const kind = name === undefined && isAsking ? await choose() : newKinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`Say what to add: ${newKinds.map((one) => one.name).join(", ")}.${example}`);
  const answers = isAsking ? await ask(kind) : Object.fromEntries(given.map(fieldAndValue));
  const files = newContent(folder, kind, answers);
  for (const made of files) {
    const target = path.join(folder, made.file);
    mkdirSync(path.dirname(target), { recursive: true });
    if ("text" in made) writeFileSync(target, made.text);
    else copyFileSync(made.from, target);
    console.log(`wrote ${made.file}`);
  }
  const names = files.map(({ file }) => file);
  const left = leftToWrite(folder, names);
  if (left.length > 0) console.log(["\nLeft to write, in place of each TODO:", ...left].join("\n"));
  for (const error of lintContent(folder)) {
    const isListed = left.some((line) => line.startsWith(`${error.file}:${error.line} `));
    if (names.includes(error.file) && !isListed) console.log(`\n${formatDiagnostic(error)}`);
  }
  console.log("\nThen: npm run check:content");
});
