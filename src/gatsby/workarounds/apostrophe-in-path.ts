/**
 * Package: gatsby 5.16
 * Problem: it writes the paths of functions between apostrophes into JavaScript. One in the project's path stops the build
 * with a parser's message.
 * Workaround: the build stops before, and says why.
 */
export const refuseApostrophe = (folder: string, reporter: { readonly panic: (message: string) => void }): void => {
  if (folder.includes("'")) reporter.panic(`Gatsby cannot build in a folder with an apostrophe in its path: ${folder}`);
};
