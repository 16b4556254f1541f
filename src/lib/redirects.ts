import { z } from "zod";

/** The build writes it, inside public/. */
export const redirectsFile = "redirects.json";

const schema = z.record(z.string(), z.string());

/** Former addresses of pages, and where each leads: both with a slash at the end. */
export type Redirects = Readonly<z.output<typeof schema>>;

/** What the build wrote into `redirectsFile`. @throws when it is anything else */
export const parseRedirects = (text: string): Redirects => schema.parse(JSON.parse(text));
