import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Whether an address leads to a file in static/, such as a page of a prototype: the build copies it as it is. The
 * project's folder must be the working directory.
 */
export const isStaticFile = (address: string): boolean =>
  existsSync(path.join("static", address.endsWith("/") ? `${address}index.html` : address));
