import { mkdir } from "node:fs/promises";
import path from "node:path";

/** The project's root folder. */
export const projectRoot = path.resolve(__dirname, "../..");

/** The full path of a file that is named from the project root. */
export const fromRoot = (file: string): string => path.join(projectRoot, file);

/** Makes the folder that a file will lie in and gives the file's full path. */
export const placeForFile = async (file: string): Promise<string> => {
  const full = fromRoot(file);
  await mkdir(path.dirname(full), { recursive: true });
  return full;
};
