import type { ReactNode } from "react";

/** What the capability block shows. Query results fit it as they are. */
export interface CapabilityFacts {
  readonly coreCompetencies: readonly string[];
  readonly differentiators: readonly string[];
  readonly pastPerformanceNote: string;
  readonly productCodes: readonly { readonly code: string; readonly title: string }[] | null;
  readonly uei: string | null;
  readonly cage: string | null;
  readonly setAsides: readonly string[] | null;
  readonly contact: { readonly name: string; readonly role: string };
  readonly labels: CapabilityLabels;
}

export interface CapabilityLabels {
  readonly coreCompetencies: string;
  readonly differentiators: string;
  readonly pastPerformance: string;
  readonly company: string;
  readonly legalName: string;
  readonly address: string;
  readonly website: string;
  readonly contact: string;
  readonly mail: string;
  readonly phone: string;
  readonly uei: string;
  readonly cage: string;
  readonly setAsides: string;
  readonly naics: string;
  readonly productCodes: string;
  readonly primary: string;
}

export interface CapabilityStudio {
  readonly legalName: string;
  readonly siteUrl: string;
  readonly address: {
    readonly street: string;
    readonly unit: string | null;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  readonly phone: { readonly display: string; readonly dial: string };
  readonly emails: { readonly general: string };
}

export interface IndustryCode {
  readonly code: string;
  readonly title: string;
  readonly primary: boolean | null;
}

export interface CapabilityProject {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
}

/** One fact of the company: its label and what stands beside it. */
export interface CompanyFact {
  readonly label: string;
  readonly value: ReactNode;
}
