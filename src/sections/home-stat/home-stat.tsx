import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { Stat } from "../../components/stat/stat";
import "../../components/page-section/page-section.css";

/** One number over the whole width. */
export const HomeStat = ({ heading, stat, link }: Queries.HomeStatFragment) => (
  <section className="page-section page-section--mist">
    <div className="container">
      <h2>{heading}</h2>
      <Stat stat={stat}>
        <p>
          <ButtonLink link={link} kind="plain" />
        </p>
      </Stat>
    </div>
  </section>
);

export const fragment = graphql`
  fragment HomeStat on HomeAccessibleDesign {
    heading
    stat {
      ...Stat
    }
    link {
      ...Link
    }
  }
`;
