import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import alfaRules, { type Flattened } from "@siteimprove/alfa-rules";
import type { Page as AlfaPage } from "@siteimprove/alfa-web";
import { beginning, type Finding } from "../finding";
import type { Engine } from "./engine";

const nameOf = (uri: string): string => uri.slice(uri.lastIndexOf("/") + 1);

type AnyOutcome = Outcome<AlfaPage, Flattened.Target, Flattened.Question, Flattened.Subject>;

/** The element as Alfa writes it out: its beginning tells which it is. */
const markupOf = (outcome: AnyOutcome): string => {
  const { target } = outcome;
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- all of Alfa's nodes write themselves out
  return target === undefined ? "" : beginning(JSON.stringify(target.toString()).replaceAll(/(?:\\n|\s)+/gu, " "));
};

const findingOf = (outcome: AnyOutcome, message: string): Finding => {
  const markup = markupOf(outcome);
  return { rule: nameOf(outcome.rule.uri), message, place: /<[^>]*>/u.exec(markup)?.[0] ?? "", markup };
};

/** Why an outcome is a failure, in one line; nothing when it is none. */
const faultOf = (outcome: unknown): readonly string[] => {
  if (!Outcome.isFailed(outcome)) return [];
  const reasons = [...outcome.expectations].flatMap(([, expectation]) =>
    [...expectation.err()].map(({ message }) => message),
  );
  return [reasons.join(" ")];
};

/** What the tool could not decide of an outcome; nothing when it could. */
const doubtOf = (outcome: unknown): readonly string[] =>
  Outcome.isCantTell(outcome) ? [outcome.diagnostic.message] : [];

/** Siteimprove Alfa, all its stable rules: WCAG A to AAA, WAI-ARIA, and best practices. */
export const alfa: Engine = {
  name: "alfa",
  judge: async (page) => {
    const document = await page.evaluateHandle(() => window.document);
    const input = await Playwright.toPage(document);
    await document.dispose();
    const outcomes: readonly AnyOutcome[] = [...(await Audit.of(input, alfaRules).evaluate())];
    return {
      rules: alfaRules.toArray().map(({ uri }) => nameOf(uri)),
      findings: outcomes.flatMap((outcome) => faultOf(outcome).map((message) => findingOf(outcome, message))),
      undecided: outcomes.flatMap((outcome) => doubtOf(outcome).map((message) => findingOf(outcome, message))),
    };
  },
};
