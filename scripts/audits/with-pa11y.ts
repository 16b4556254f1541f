import { readFileSync } from "node:fs";
import path from "node:path";
import pa11yCi from "pa11y-ci";
import { z } from "zod";
import { chromiumArguments, findChromium } from "../find-chromium";
import { root } from "../run-command";
import { beginning, type Finding } from "./finding";
import { asServed, viewports, viewportsOf, type Viewport } from "./views";
import type { AuditState } from "./states";

/** pa11y-ci with the settings of .pa11yci: axe and HTML_CodeSniffer's WCAG2AA, at every width. */

/** What pa11y-ci says of one page in one state. */
export interface Pa11yResult {
  readonly page: string;
  readonly state: string;
  readonly width: number;
  readonly findings: readonly Finding[];
  /** Why it could not be audited. */
  readonly fault?: string;
}

interface Target {
  readonly page: string;
  readonly state: string;
  readonly url: string;
  readonly actions: readonly string[];
  readonly viewports: readonly Viewport[];
}

const settings = z
  .object({ defaults: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(path.join(root, ".pa11yci"), "utf8")));

/**
 * Audits pages as they are served, and the states.
 * @param pages addresses of the site
 * @param addressOfState where a state is to be opened
 */
export const auditWithPa11y = async (
  pages: readonly string[],
  baseUrl: string,
  states: readonly AuditState[],
  addressOfState: (state: AuditState) => string,
): Promise<readonly Pa11yResult[]> => {
  const targets: readonly Target[] = [
    ...pages.map((page) => ({ page, state: asServed, url: `${baseUrl}${page}`, actions: [], viewports })),
    ...states.map((state) => ({
      page: state.page,
      state: state.name,
      url: addressOfState(state),
      actions: state.actions,
      viewports: viewportsOf(state),
    })),
  ];
  const audited: Pa11yResult[] = [];
  for (const viewport of viewports) {
    // Reports are told apart by their address alone, so each target gets an address of its own.
    const here = targets
      .filter((target) => target.viewports.includes(viewport))
      .map((target, place) => ({ ...target, url: `${target.url}#audit-${String(place)}` }));
    const { results } = await pa11yCi(
      // As objects: of plain addresses that are audited at the same time pa11y-ci mixes up the browser contexts.
      here.map(({ url, actions }) => ({ url, actions })),
      {
        ...settings.defaults,
        viewport,
        chromeLaunchConfig: { executablePath: findChromium(), args: [...chromiumArguments] },
      },
    );
    for (const { page, state, url } of here) {
      const issues = results[url];
      const fault =
        issues === undefined ? "pa11y-ci says nothing of it." : issues.find((issue) => issue instanceof Error)?.message;
      audited.push({
        page,
        state,
        width: viewport.width,
        findings: (issues ?? []).flatMap((issue) =>
          issue instanceof Error
            ? []
            : {
                rule: `${issue.runner} ${issue.code}`,
                message: issue.message,
                place: issue.selector,
                markup: beginning(issue.context),
              },
        ),
        ...(fault === undefined ? {} : { fault }),
      });
    }
  }
  return audited;
};
