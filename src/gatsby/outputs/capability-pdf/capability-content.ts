import type {
  CapabilityView,
  CaseStudyView,
  NaicsCodeView,
  StudioView,
  TeamMemberView,
} from "../../../content-schema/view-types";

export type CodeContent = Pick<NaicsCodeView, "code" | "title">;

/** What the PDF says, as its query returns it. Its dates are `updated`, so that the same content gives the same file. */
export interface CapabilityContent {
  readonly page: {
    readonly pageHeader: { readonly heading: string; readonly lead: string; readonly sampleNote: string | null };
    readonly pdf: { readonly title: string; readonly subject: string; readonly logoAlt: string };
  };
  readonly capability: Omit<CapabilityView, "contact"> & { readonly contact: Pick<TeamMemberView, "name" | "role"> };
  readonly studio: Pick<StudioView, "name" | "legalName" | "tagline" | "siteUrl" | "address" | "phone"> & {
    readonly emails: Pick<StudioView["emails"], "general">;
  };
  readonly projects: readonly Pick<CaseStudyView, "key" | "name" | "kind">[];
  readonly naics: readonly Pick<NaicsCodeView, "code" | "title" | "primary">[];
}
