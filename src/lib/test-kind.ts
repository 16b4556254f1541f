/** The kinds of tests that the conformance report describes, by the folder of their files. */
export const testKinds = ["a11y", "build", "e2e", "screen-reader"] as const;

export type TestKind = (typeof testKinds)[number];

/** The kind of a test file, from the project's root, if the report describes it. */
export const testKindOf = (file: string): TestKind | undefined =>
  testKinds.find((kind) => file.startsWith(`__tests__/${kind}/`));
