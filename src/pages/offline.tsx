import { graphql, type PageProps } from "gatsby";
import { ActionLink } from "../components/action-link/action-link";
import { Picture } from "../components/picture/picture";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { besideWidth } from "../sections/page-opening/beside-width";
import { PageOpening } from "../sections/page-opening/page-opening";

/** What the service worker shows, under the page's own address, for a page that is not kept (src/client/service-worker/). */
const OfflinePage = ({ data }: PageProps<Queries.OfflinePageQuery>) => {
  const { head, opening, picture, retry, linksHeading, links } = assertDefined(data.page);
  return (
    <>
      <PageHead head={head} />
      <PageOpening opening={opening} beside={<Picture picture={picture} sizes={besideWidth} priority />} />
      <section className="wrap flow" aria-labelledby="kept-pages">
        <p>
          {/* An empty address is the page's own, and not the offline page's: it asks for the same page again. */}
          {/* eslint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a className="link-alone" href="">
            {retry}
          </a>
        </p>
        <h2 id="kept-pages">{linksHeading}</h2>
        <ul role="list" className="actions">
          {links.map(({ label, to }) => (
            <li key={to}>
              <ActionLink to={to} kind="quiet">
                {label}
              </ActionLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};

export default OfflinePage;

export const query = graphql`
  query OfflinePage {
    page: offlinePage {
      head {
        ...HeadParts
      }
      opening {
        ...OpeningParts
      }
      picture {
        ...HeroPicture
      }
      retry
      linksHeading
      links {
        ...LinkParts
      }
    }
  }
`;
