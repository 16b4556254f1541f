import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const sources = path.resolve(__dirname, "..", "..");

/** How many case studies each list of the first few asks for, by file. GraphQL queries cannot share the number. */
const limits = new Map(
  readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file) && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const limit = /allCaseStudy\([^)]*\blimit: (?<limit>\d+)/u.exec(readFileSync(path.join(sources, file), "utf8"));
      return limit === null ? [] : [[file.split(path.sep).join("/"), Number(limit.groups?.["limit"])] as const];
    }),
);

test("the capability statement, its PDF, Home and Services name the same case studies", () => {
  expect([...limits.keys()].sort()).toEqual([
    "build/post-build/write-capability-pdf.ts",
    "pages/index.tsx",
    "pages/services.tsx",
    "templates/capability-statement.tsx",
  ]);
  expect(new Set(limits.values()).size).toBe(1);
});
