import type { CapabilityView, CaseStudyView, NaicsCodeView, StudioView } from "../../content-schema/view-types";

/** What the capability block shows. */
export type CapabilityFacts = Omit<CapabilityView, "updated" | "contact"> & {
  readonly contact: Pick<CapabilityView["contact"], "name" | "role">;
};
export type CapabilityStudio = Pick<StudioView, "legalName" | "siteUrl" | "address" | "phone"> & {
  readonly emails: Pick<StudioView["emails"], "general">;
};
export type CapabilityProject = Pick<CaseStudyView, "key" | "name" | "kind">;
export type IndustryCode = Pick<NaicsCodeView, "code" | "title" | "primary">;
