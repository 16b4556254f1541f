/** What the build tells servers, in a file inside public/. */
import { z } from "zod";

export const redirectsFile = "redirects.json";

const redirects = z.record(z.string(), z.string());

/** Former addresses of pages, and where each leads: both with a slash at the end. */
export type Redirects = Readonly<z.output<typeof redirects>>;

/** What the build wrote into `redirectsFile`. @throws when it is anything else */
export const parseRedirects = (text: string): Redirects => redirects.parse(JSON.parse(text));
