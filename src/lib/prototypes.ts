import { existsSync, readdirSync } from "node:fs";

const folder = "static/prototypes";

/**
 * The addresses of the prototypes of the case studies. They are no pages of Gatsby's: plain files, served as they lie
 * in the project's folder, which must be the working directory.
 */
export const prototypeAddresses = (): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `/prototypes/${name}/`)
    : [];
