import path from "node:path";

/** The slug of a name: cafe-bar from Café & Bar. Empty where no letter or digit is left. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");

/** The name that a picture's file should have: my-photo-1.jpg from My photo (1).JPEG. */
export const pictureFileName = (file: string): string => {
  const { name, ext } = path.parse(file);
  return `${slugOf(name)}${ext.toLowerCase().replace(".jpeg", ".jpg")}`;
};
