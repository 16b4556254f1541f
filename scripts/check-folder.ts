/** Signs in a path that Gatsby's tools read as patterns, or as parts of an address. */
const specialSign = /[#%?*!()[\]{}]/u;

/** @throws when Gatsby can't build in the folder. Gatsby's own error would speak of a missing package or file. */
export const checkFolder = (folder: string): void => {
  const [sign] = specialSign.exec(folder) ?? [];
  if (sign === undefined) return;
  throw new Error(`The site can't be built in ${folder}, because of the sign ${sign}. Rename the folder, or move it.`);
};
