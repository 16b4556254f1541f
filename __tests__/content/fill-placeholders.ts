import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Replaces the placeholders of a scaffold by valid values.
 * @param root the folder that holds content/
 * @param file path from there
 * @param picture a PNG large enough for every field
 */
export const fillPlaceholders = (root: string, file: string, picture: string): void => {
  const absolute = path.join(root, file);
  const name = path.basename(file, ".yaml");
  let count = 0;
  const filled = readFileSync(absolute, "utf8")
    .split("\n")
    .map((line) => {
      if (/^\s*#/u.test(line)) return line;
      return line
        .replace("./TODO.png", "./new-picture.png")
        .replace("/TODO/", "/start-your-project/")
        .replace(/TODO\.*/u, () => {
          count += 1;
          const text = `Text ${String(count)}, ${path.basename(path.dirname(file)).slice(-16)} ${name}, twelve signs`;
          return line.includes("description:") ? `${text}, on a page that only tests ever see` : text;
        });
    })
    .map((line) => {
      // Fields with a small maximum length.
      const limit = line.search(/\S/u) + 24;
      return /^\s*(?:- )?(?:label|tabLabel|short|stepsLabel): Text/u.test(line) ? line.slice(0, limit) : line;
    });
  writeFileSync(absolute, filled.join("\n"));
  if (filled.some((line) => line.includes("new-picture.png"))) {
    copyFileSync(picture, path.join(path.dirname(absolute), "new-picture.png"));
  }
};
