/**
 * Fills the placeholders of a template from content: `Project {number} of {total}`.
 * A placeholder without a value is left as it is; the content check requires the right ones.
 */
export const interpolate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : String(value);
  });
