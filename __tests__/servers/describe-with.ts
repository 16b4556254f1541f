/** `describe` for tests that need a program. Where it is missing they are skipped, with a warning; with CI set they fail. */
export const describeWith = (program: string, isInstalled: boolean): jest.Describe => {
  if (isInstalled) return describe;
  const message = `This machine has no ${program} (Debian: apt-get install ${program}).`;
  if (process.env["CI"] !== undefined) throw new Error(message);
  console.warn(`${message} Its tests are skipped.`);
  return describe.skip;
};
