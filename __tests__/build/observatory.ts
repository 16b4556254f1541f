/**
 * The grade that MDN's HTTP Observatory would give, as far as headers and pages decide it.
 * Source: mdn/mdn-http-observatory, grader/charts.js and analyzer/tests/*.js (read in November 2026). What only a
 * public address can show (its certificate, the redirect from http, the preload list) is taken as right but earns
 * nothing. All tests are rules of theirs, written anew as a table.
 */

type Headers = Readonly<Record<string, string>>;

export interface Rated {
  readonly test: string;
  readonly result: string;
  readonly points: number;
}

type Rule = (headers: Headers, html: string) => Rated;

export const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(";").flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/u);
      return name === undefined || name === "" ? [] : [[name, sources] as const];
    }),
  );

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];

const policyRule: Rule = (headers) => {
  const test = "content-security-policy";
  const policy = headers["content-security-policy"];
  if (policy === undefined) return { test, result: "not implemented", points: -25 };
  const csp = directivesOf(policy);
  const sources = (name: string): readonly string[] => csp.get(name) ?? csp.get("default-src") ?? ["*"];
  const has = (names: readonly string[], bad: readonly string[]): boolean =>
    names.some((name) => sources(name).some((source) => bad.includes(source)));
  const all = [...csp.values()].flat();
  const images = [...sources("img-src"), ...sources("media-src")];
  if (has(["script-src"], [...broad, "'unsafe-inline'", "data:"]) || has(["object-src"], broad)) {
    return { test, result: "unsafe inline", points: -20 };
  }
  if (all.some((source) => /^(?:http|ftp):/u.test(source) && !images.includes(source))) {
    return { test, result: "insecure scheme", points: -20 };
  }
  if (has(["script-src", "style-src"], ["'unsafe-eval'"])) return { test, result: "unsafe eval", points: -10 };
  if (images.some((source) => /^(?:http|ftp):/u.test(source))) {
    return { test, result: "insecure scheme in images", points: -10 };
  }
  if (has(["style-src"], [...broad, "'unsafe-inline'", "data:"])) {
    return { test, result: "unsafe inline in styles", points: 0 };
  }
  return csp.get("default-src")?.join(" ") === "'none'"
    ? { test, result: "no unsafe, default none", points: 10 }
    : { test, result: "no unsafe", points: 5 };
};

const transportRule: Rule = (headers) => {
  const test = "strict-transport-security";
  const age = Number(/max-age=(\d+)/u.exec(headers["strict-transport-security"] ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return { test, result: "not implemented", points: -20 };
  return age >= 15_768_000
    ? { test, result: "six months or more", points: 0 }
    : { test, result: "less than six months", points: -10 };
};

const sniffRule: Rule = (headers) => {
  const test = "x-content-type-options";
  return headers["x-content-type-options"] === "nosniff"
    ? { test, result: "nosniff", points: 0 }
    : { test, result: "not implemented", points: -5 };
};

const frameRule: Rule = (headers) => {
  const test = "x-frame-options";
  const ancestors = directivesOf(headers["content-security-policy"] ?? "").get("frame-ancestors");
  if (ancestors !== undefined && !ancestors.some((source) => broad.includes(source))) {
    return { test, result: "by the policy", points: 5 };
  }
  return headers["x-frame-options"] === undefined
    ? { test, result: "not implemented", points: -20 }
    : { test, result: "by its own header", points: 0 };
};

const referrerRule: Rule = (headers) => {
  const test = "referrer-policy";
  const said = headers["referrer-policy"];
  if (said === undefined) return { test, result: "not implemented", points: 0 };
  return ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(said)
    ? { test, result: "private", points: 5 }
    : { test, result: "unsafe", points: -5 };
};

const resourceRule: Rule = (headers) => {
  const test = "cross-origin-resource-policy";
  const said = headers["cross-origin-resource-policy"];
  if (said === undefined) return { test, result: "not implemented", points: 0 };
  return said === "same-origin" || said === "same-site"
    ? { test, result: said, points: 10 }
    : { test, result: said, points: said === "cross-origin" ? 0 : -5 };
};

const sharingRule: Rule = (headers) => {
  const test = "cross-origin-resource-sharing";
  const open = headers["access-control-allow-credentials"] === "true";
  return { test, result: open ? "with credentials" : "not implemented", points: open ? -50 : 0 };
};

const cookieRule: Rule = (headers) => {
  const test = "cookies";
  const cookie = headers["set-cookie"];
  if (cookie === undefined) return { test, result: "none", points: 0 };
  return /;\s*secure/iu.test(cookie) && /;\s*samesite=(?:strict|lax)/iu.test(cookie)
    ? { test, result: "secure", points: 0 }
    : { test, result: "not secure", points: -40 };
};

const integrityRule: Rule = (_, html) => {
  const test = "subresource-integrity";
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="(?:[a-z]+:)?\/\/[^>]*>/giu)].filter(
    ([tag]) => !tag.includes(" integrity="),
  );
  return {
    test,
    result: foreign.length === 0 ? "own scripts only" : "foreign scripts",
    points: foreign.length === 0 ? 0 : -50,
  };
};

const rules: readonly Rule[] = [
  policyRule,
  transportRule,
  sniffRule,
  frameRule,
  referrerRule,
  resourceRule,
  sharingRule,
  cookieRule,
  integrityRule,
];

const grades: readonly (readonly [least: number, grade: string])[] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
  [0, "F"],
];

/** @param answer names in small letters @returns extra points count from 90 points on only, as with theirs */
export const observatory = (answer: Headers, html: string) => {
  const rated = rules.map((rule) => rule(answer, html));
  const base = rated.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const score = Math.max(0, base >= 90 ? rated.reduce((sum, { points }) => sum + Math.max(points, 0), base) : base);
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? "F", rated };
};
