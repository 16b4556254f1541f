import { graphql, type PageProps } from "gatsby";
import { ContentSection } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { PageHeader } from "../sections/page-header/page-header";
import { Recording } from "../sections/recording/recording";

/** What a screen reader said on three pages, line by line. */
const SoundsPage = ({ data, location: { pathname } }: PageProps<Queries.SoundsPageQuery>) => {
  const page = required(data.page);
  return (
    <>
      <PageHead head={page.head} path={pathname} />
      <PageHeader {...page.pageHeader}>
        <p className="muted small">{page.recorded}</p>
      </PageHeader>
      <div className="document page-end container">
        <ContentSection section={page.intro} />
        {page.recordings.map((recording) => (
          <Recording key={recording.heading} {...recording} />
        ))}
        <ContentSection section={page.closing} />
      </div>
    </>
  );
};

export default SoundsPage;

export const query = graphql`
  query SoundsPage {
    page: soundsPage {
      ...PageTop
      recorded
      intro {
        ...ContentSection
      }
      recordings {
        heading
        ...Recording
      }
      closing {
        ...ContentSection
      }
    }
  }
`;
