import { graphql, type PageProps } from "gatsby";
import { ActionLink } from "../components/action-link/action-link";
import { Picture } from "../components/picture/picture";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { besideWidth } from "../sections/page-opening/beside-width";
import { PageOpening } from "../sections/page-opening/page-opening";

/** The page for addresses that do not exist: what happened, and the main ways on. */
const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const { head, opening, picture, linksHeading, links } = assertDefined(data.page);
  return (
    <>
      <PageHead head={head} />
      <PageOpening opening={opening} beside={<Picture picture={picture} sizes={besideWidth} priority />} />
      <section className="wrap flow" aria-labelledby="ways-on">
        <h2 id="ways-on">{linksHeading}</h2>
        <ul role="list" className="actions">
          {links.map(({ label, to }, index) => (
            <li key={to}>
              <ActionLink to={to} kind={index === 0 ? "main" : "quiet"}>
                {label}
              </ActionLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage {
    page: notFoundPage {
      head {
        ...HeadParts
      }
      opening {
        ...OpeningParts
      }
      picture {
        ...HeroPicture
      }
      linksHeading
      links {
        ...LinkParts
      }
    }
  }
`;
