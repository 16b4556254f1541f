/**
 * Stands in for lodash's isPlainObject, by which formik finds groups of fields.
 * @returns true for what was written as `{…}` or made without a prototype
 */
const isPlainObject = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

export default isPlainObject;
