import { graphql, type PageProps } from "gatsby";
import { useId } from "react";
import { ButtonLink } from "../components/button-link/button-link";
import { Picture } from "../components/picture/picture";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { pageHeaderSizes } from "../lib/image-sizes";
import { PageHeader } from "../sections/page-header/page-header";

/** The page for addresses that do not exist: what happened, and the main ways on. */
const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const id = useId();
  const { head, opening, picture, linksHeading, links } = assertDefined(data.page);
  return (
    <>
      <PageHead head={head} />
      <PageHeader {...opening} beside={<Picture picture={picture} sizes={pageHeaderSizes} priority />} />
      <section className="container flow" aria-labelledby={id}>
        <h2 id={id}>{linksHeading}</h2>
        <ul role="list" className="actions">
          {links.map(({ label, to }, index) => (
            <li key={to}>
              <ButtonLink to={to} kind={index === 0 ? "main" : "quiet"}>
                {label}
              </ButtonLink>
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
