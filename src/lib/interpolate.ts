/**
 * Fills the places of a template from content: `Project {number} of {total}`.
 * A place that has no value stays as it is written; the content check asks for the right ones.
 */
export const interpolate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/gu, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : String(value);
  });
