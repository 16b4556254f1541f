/**
 * Stands in for lodash's toPath, by which formik finds a field's value. The names of our fields hold no brackets.
 * @param path a field's name, with dots between the parts of one, or the parts already
 */
const dottedPath = (path: string | readonly string[]): string[] =>
  typeof path === "string" ? path.split(".") : [...path];

export default dottedPath;
