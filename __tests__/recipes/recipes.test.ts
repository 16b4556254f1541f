import { spawnSync } from "node:child_process";
import { root } from "../../scripts/run-command";
import { makeScratchCopy, type ScratchCopy } from "../../scripts/scratch-copy";

/** CONTRIBUTING's recipes for a field and for a page, in a copy of the project: afterwards `npm run test:quick` passes. */

jest.setTimeout(3_600_000);

let copy: ScratchCopy;

const run = (command: string): void => {
  // Not Jest's own environment: Gatsby and the tests inside have theirs.
  const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined };
  if (spawnSync(command, { cwd: copy.root, env, shell: true, stdio: "inherit" }).status !== 0) throw new Error(command);
};

beforeEach(async () => {
  copy = await makeScratchCopy(root);
  run("git init -q && git add -A && git -c user.name=A -c user.email=a@studio.example commit -qm Before");
});

afterEach(() => copy.remove());

const section = "src/sections/service-directory/service-directory.tsx";

test.each([
  [
    "a field of a service",
    [
      `sed -i 's/^  youGet:/  duration: singleLine(60, "How long it takes."),\\n&/' src/content-schema/collections/service.ts`,
      "sed -i 's/^youGet:/duration: About a month\\n&/' content/services/*",
      "sed -i '0,/^ *youGet$/s//duration\\n&/' src/pages/services.tsx",
      `sed -i 's/"youGet"/"duration" | &/; s/<p .*summary">/<p>{service.duration}<\\/p>&/' ${section}`,
      `sed -i 's/youGet: \\[/duration: "A week", &/' src/styleguide/examples/studio-pages.ts`,
    ],
  ],
  [
    "a page",
    [
      `echo 'export { privacyPage as addedPage } from "./simple-pages";' > src/content-schema/collections/added-page.ts`,
      `echo 'export * from "./added-page";' >> src/content-schema/collections/index.ts`,
      `sed -i 's|page("Ab|page("AddedPage", schemas.addedPage, "added", "about"),&|' src/content-schema/collections.ts`,
      "cp -r content/pages/privacy-policy content/pages/added && cd content/pages/added && mv privacy-policy.yaml added.yaml",
      "sed -i -E 's/^  (title|description|heading): /&Added to /' content/pages/added/added.yaml",
      "sed 's/PrivacyPage/AddedPage/g; s/privacyPage/addedPage/' src/pages/privacy-policy.tsx > src/pages/added.tsx",
      "sed -i 's/^  pages:/&\\n    - label: An added page\\n      to: \\/added\\//' content/navigation.yaml",
      `sed -i 's/"\\/offline/"\\/added\\/": "An added page", &/' scripts/page-kinds.json`,
    ],
  ],
] as const)("%s", (_, edits) => {
  edits.forEach(run);
  // The commands that CONTRIBUTING lists.
  for (const script of ["schemas", "format", "build", "snapshots:update", "test:quick"]) run(`npm run ${script}`);
});
