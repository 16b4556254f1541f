import { ContentSections } from "../../components/content-section/content-section";
import { PageHeader } from "../page-header/page-header";

interface DemandLetterProps {
  readonly pageHeader: Queries.PageHeaderFragment;
  readonly sections: readonly Queries.ContentSectionFragment[];
  /** The same page in the other language. */
  readonly otherLanguage: Queries.LinkFragment;
  readonly otherLang: "en" | "es";
}

/** For owners of small businesses who got a demand letter: what to do, what it costs, what the studio can’t do. */
export const DemandLetter = ({ pageHeader, sections, otherLanguage, otherLang }: DemandLetterProps) => (
  <>
    <PageHeader
      {...pageHeader}
      eyebrow={
        <a href={otherLanguage.to} hrefLang={otherLang} lang={otherLang} className="standalone-link screen-only">
          {otherLanguage.label}
        </a>
      }
    />
    <div className="document page-end container">
      <ContentSections sections={sections} />
    </div>
  </>
);
