import { graphql, type PageProps } from "gatsby";
import { BackToServices } from "../components/back-to-services/back-to-services";
import { ContentSections } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { formatDate } from "../lib/format";
import { servicesPath } from "../lib/page-path";
import { required } from "../lib/required";
import { PageHeader } from "../sections/page-header/page-header";
import { uiStrings } from "../strings/ui-strings";

/** A page of words: its top, and the parts of its text. A page below Services leads back there. */
const DocumentPage = ({ data, location: { pathname } }: PageProps<Queries.DocumentPageQuery>) => {
  const { address, head, pageHeader, lang, otherLanguage, updated, sections } = required(data.document);
  const otherLang = lang === "es" ? "en" : "es";
  const eyebrow = otherLanguage ? (
    <a href={otherLanguage.to} hrefLang={otherLang} lang={otherLang} className="standalone-link screen-only">
      {otherLanguage.label}
    </a>
  ) : address.startsWith(servicesPath) ? (
    <BackToServices />
  ) : undefined;
  const content = (
    <>
      <PageHeader {...pageHeader} eyebrow={eyebrow}>
        {updated && (
          <p className="muted small">
            {uiStrings.lastChanged} <time dateTime={updated}>{formatDate(updated)}</time>
          </p>
        )}
      </PageHeader>
      <div className="document page-end container">
        <ContentSections sections={sections} />
      </div>
    </>
  );
  return (
    <>
      <PageHead head={head} path={pathname} lang={lang} />
      {/* Header and footer stay English, so the content is marked, too (WCAG 3.1.2). */}
      {lang ? <div lang={lang}>{content}</div> : content}
    </>
  );
};

export default DocumentPage;

export const query = graphql`
  query DocumentPage($id: String!) {
    document(id: { eq: $id }) {
      ...PageTop
      address
      lang
      otherLanguage {
        ...Link
      }
      updated
      sections {
        ...ContentSection
      }
    }
  }
`;
