import { z } from "zod";
import { collection, group, heading, isoDate, list, singleLine } from "../fields";

const count = (description: string) => z.int().min(0).meta({ description });

const widths = (description: string) =>
  list(description, z.int().min(200).max(4000).meta({ description: "A width of the window in CSS pixels." }));

const colors = (description: string) => list(description, singleLine(60, "One color setting."));

export const lastAudit = collection(
  "What the last audit of the whole site found, for the accessibility statement. Do not edit it: npm run audit:record writes it.",
  {
    date: isoDate("The day of the audit, in quotes.", "recordDate"),
    pages: list(
      "Every page that was looked at.",
      z
        .string()
        .regex(/^\/\S*$/u, "must be a page of this site")
        .meta({ description: "The address of a page." }),
    ),
    states: list(
      "What pages were looked at in, besides as they open.",
      singleLine(60, "What a visitor has opened or caused."),
    ),
    widths: widths("The widths of the window."),
    colors: colors("The color settings of the visitor's device."),
    tools: list(
      "The tools, with what each did.",
      group("AuditTool", "One tool.", {
        name: heading(40, "The tool's name."),
        maker: singleLine(60, "Who makes it, or what it looks for."),
        version: singleLine(90, "The version that was used, and those of the tools inside it."),
        widths: widths("The widths that it saw."),
        colors: colors("The color settings that it saw."),
        rules: count("How many different rules it applied. Left out where the tool does not say.").optional(),
        checks: count("How often it applied a rule to a page. Left out where the tool does not say.").optional(),
        findings: count("How many findings it reported."),
      }),
    ),
    audits: count("How often a tool judged a page in a state, at a width, in some colors."),
    checks: count("How often a rule was applied to a page, as far as the tools say."),
    findings: count("How many findings were reported, without those judged no fault."),
    suppressed: count(
      "How many kinds of findings were looked at and are no fault. The reasons are in __tests__/a11y/suppressions.yaml.",
    ),
  },
);
