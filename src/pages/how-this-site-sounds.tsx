import { graphql, type PageProps } from "gatsby";
import { ContentSection } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { formatDate } from "../lib/format-date";
import { interpolate } from "../lib/interpolate";
import { PageHeader } from "../sections/page-header/page-header";
import { SpeechRecord } from "../sections/speech-record/speech-record";

/** What a screen reader said on three pages, as the tests recorded it. */
const SoundsPage = ({ data, location: { pathname } }: PageProps<Queries.SoundsPageQuery>) => {
  const page = assertDefined(data.page);
  const { scenes, ...speech } = assertDefined(data.speech);
  return (
    <>
      <PageHead head={page.head} path={pathname} cardAlt={page.pageHeader.heading} />
      <PageHeader
        {...page.pageHeader}
        aside={<p>{interpolate(page.recorded, { ...speech, date: formatDate(speech.date) })}</p>}
      />
      <div className="container">
        <ContentSection section={page.intro} />
        {page.scenes.map((scene) => (
          <SpeechRecord
            key={scene.key}
            scene={scene}
            turns={assertDefined(scenes.find(({ key }) => key === scene.key)).turns}
          />
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
      ...PageTopParts
      recorded
      intro {
        ...SectionParts
      }
      scenes {
        key
        heading
        lead
        picture {
          ...FigurePicture
        }
      }
      closing {
        ...SectionParts
      }
    }
    speech: lastSpeech {
      date
      screenReader
      browser
      scenes {
        key
        turns {
          key
          utterances {
            text
            isAdded
          }
        }
      }
    }
  }
`;
