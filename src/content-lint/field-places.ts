/** Where a field belongs, in lines and spaces. */
import type { Explanation } from "../content-schema/text-rules";
import { fieldsIn } from "../content-schema/unwrap";
import { fieldsOf, isRecord } from "./content-fields";
import type { ContentFile } from "./content-file";
import { formatFieldPath, type FieldPath } from "./diagnostic";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const formatSpaces = (count: number): string => `${numbers[count] ?? count} space${count === 1 ? "" : "s"}`;

/** The name of a field or group; that of its list, if it is an entry. */
const nameOf = (path: FieldPath): string => String(path.filter((part) => typeof part === "string").at(-1));

/** The groups that hold a field, from the outside in, with the spaces before their fields. */
const groupsAround = (content: ContentFile, field: FieldPath) =>
  fieldsOf(content).flatMap(({ path, schema, value }) => {
    if (!isRecord(value) || path.some((part, index) => part !== field[index])) return [];
    const { column } = content.locate([...path, ...Object.keys(value).slice(0, 1)]);
    return [{ path, fields: fieldsIn(schema), value, indent: column - 1 }];
  });

/** How to add a missing field to its group. */
export const howToAdd = (content: ContentFile, field: FieldPath): string => {
  const indent = groupsAround(content, field).at(-1)?.indent ?? 0;
  const group = typeof field.at(-2) === "number" ? "to the entry that begins here" : `below "${String(field.at(-2))}:"`;
  const place = indent === 0 ? "" : ` ${group}, with ${formatSpaces(indent)} before it`;
  return `Add this line${place}:  ${nameOf(field)}: …`;
};

/** Of a field that is unknown only because of its spaces: its place in a group that the line above belongs to. */
export const rightPlaceOf = (
  content: ContentFile,
  field: FieldPath,
): { readonly place: FieldPath; readonly explanation: Explanation } | undefined => {
  const { line, column } = content.locate(field);
  const name = nameOf(field);
  const [above] = fieldsOf(content)
    .map(({ path }) => ({ path, ...content.locate(path) }))
    .filter((other) => other.line < line)
    .sort((a, b) => b.line - a.line || b.path.length - a.path.length);
  const groups = groupsAround(content, above?.path ?? []);
  const group = groups.filter(({ fields, value }) => fields.has(name) && value[name] === undefined).at(-1);
  if (above === undefined || group === undefined) return undefined;
  const { path, indent } = group;
  const place = [...path, name];
  const missing = indent + 1 - column;
  const [sense, wrongly] =
    missing > 0 ? ["few, so it does not belong", path] : ["many, so it belongs", field.slice(0, -1)];
  const explanation: Explanation = [
    `The line begins with ${formatSpaces(Math.abs(missing))} too ${sense} to "${nameOf(wrongly)}".`,
    `Begin it with ${formatSpaces(indent)}, as "${String(above.path[path.length])}" above it.`,
    formatFieldPath(place),
  ];
  return { place, explanation };
};
