import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { newFiles, newKinds, type NewKind, type NewContent } from "./new/new-files";
import { root, runMain } from "./run-command";

/**
 * `npm run new`: scaffolds a case study, a step, a team member, a service or a tab. Asks, or takes arguments:
 * npm run new -- case-study --name "City Library"
 * npm run new -- step --study project-senate --name Launch
 */

const toKind = (text: string | undefined): NewKind | undefined => newKinds.find((kind) => kind === text);

const ask = async (given: Partial<NewContent>): Promise<NewContent> => {
  // Loaded only here: the arguments work without this development dependency.
  const { input, select } = await import("@inquirer/prompts");
  const kind =
    given.kind ??
    (await select<NewKind>({
      message: "What do you want to add?",
      choices: [
        { value: "case-study", name: "A case study (a card on Our Projects and five pages)" },
        { value: "step", name: "A step of a case study (one page)" },
        { value: "team-member", name: "A person of the team" },
        { value: "service", name: "A service" },
        { value: "tab", name: "A tab of Accessible Design (one page)" },
      ],
    }));
  const notEmpty = (text: string): true | string => (/[a-z0-9]/iu.test(text) ? true : "Write a name.");
  const study =
    kind === "step"
      ? (given.study ?? (await input({ message: "Folder of the study:", validate: notEmpty })))
      : undefined;
  const name = given.name ?? (await input({ message: "Its name, as visitors read it:", validate: notEmpty }));
  return { kind, name, ...(study === undefined ? {} : { study }) };
};

runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: "string" }, study: { type: "string" } },
  });
  const [first] = positionals;
  const kind = toKind(first);
  if (first !== undefined && kind === undefined) throw new Error(`Say one of: ${newKinds.join(", ")}.`);
  const given: Partial<NewContent> = { ...(kind === undefined ? {} : { kind }), ...values };
  const { name, study } = values;
  const complete = kind !== undefined && name !== undefined && (kind !== "step" || study !== undefined);
  const content: NewContent = complete ? { kind, name, ...(study === undefined ? {} : { study }) } : await ask(given);
  for (const { file, text } of newFiles(root, content)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text, { flag: "wx" });
    console.log(`made ${file}`);
  }
  console.log("\nReplace every TODO, put the pictures beside the files, then: npm run check:content");
});
