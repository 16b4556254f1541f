/** What the PDF says. The query of post-build/write-capability-pdf.ts fits it as it is. */
export interface CapabilityContent {
  readonly page: {
    readonly opening: { readonly heading: string; readonly lead: string };
    readonly pdf: { readonly title: string; readonly subject: string; readonly logoAlt: string };
  };
  readonly capability: {
    /** Year-month-day. The PDF's own dates are this day, so that the same content gives the same file. */
    readonly updated: string;
    readonly coreCompetencies: readonly string[];
    readonly differentiators: readonly string[];
    readonly pastPerformanceNote: string;
    readonly productCodes: readonly CodeContent[] | null;
    readonly uei: string | null;
    readonly cage: string | null;
    readonly setAsides: readonly string[] | null;
    readonly contact: { readonly name: string; readonly role: string };
    readonly labels: Readonly<
      Record<
        | "coreCompetencies"
        | "differentiators"
        | "pastPerformance"
        | "company"
        | "legalName"
        | "address"
        | "website"
        | "contact"
        | "mail"
        | "phone"
        | "uei"
        | "cage"
        | "setAsides"
        | "naics"
        | "productCodes"
        | "primary"
        | "updated",
        string
      >
    >;
  };
  readonly studio: {
    readonly name: string;
    readonly legalName: string;
    readonly tagline: string;
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
  };
  readonly projects: readonly { readonly key: string; readonly name: string; readonly kind: string }[];
  readonly naics: readonly (CodeContent & { readonly primary: boolean | null })[];
}

export interface CodeContent {
  readonly code: string;
  readonly title: string;
}
