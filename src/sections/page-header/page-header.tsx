import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import { Picture, type PictureData } from "../../components/picture/picture";
import "./page-header.css";

/** Keep it in step with the picture's width in page-header.css. */
const sizes = "(max-width: 34rem) 100vw, 34rem";

interface PageHeaderProps {
  readonly heading: ReactNode;
  readonly lead: string;
  /** A line above the heading: the name of the section or study. */
  readonly eyebrow?: ReactNode;
  /** Above everything, full width. */
  readonly navigation?: ReactNode;
  /** A drawn scene that stands on the ramp, beside the text on wide screens. */
  readonly picture?: PictureData | null;
  /** What stands there in place of a picture. */
  readonly aside?: ReactNode;
  /** Below the lead. */
  readonly children?: ReactNode;
  /** Below the text, full width. */
  readonly footer?: ReactNode;
  readonly theme?: "studio" | "civic" | "clinical" | "violet";
}

/** The header of every page but home: the h1 and a lead. */
export const PageHeader = ({
  heading,
  lead,
  eyebrow,
  navigation,
  picture,
  aside,
  children,
  footer,
  theme = "studio",
}: PageHeaderProps) => (
  <div
    className={`page-header ramp-below page-header--${theme === "studio" ? "studio" : `study theme-dark theme-${theme}`}`}
  >
    {navigation === undefined ? null : <div className="container">{navigation}</div>}
    <div className="page-header__inner columns container">
      <div className="page-header__text stack">
        {eyebrow === undefined ? null : <div className="page-header__eyebrow muted">{eyebrow}</div>}
        <h1>{heading}</h1>
        <p className="lead">
          <InlineText text={lead} />
        </p>
        {children}
      </div>
      {aside}
    </div>
    {picture ? <Picture className="page-header__picture" picture={picture} eagerSizes={sizes} /> : null}
    {footer === undefined ? null : <div className="container">{footer}</div>}
  </div>
);

export const fragment = graphql`
  fragment PageTop on PageTop {
    head {
      ...PageHead
    }
    pageHeader {
      ...PageHeader
    }
  }
  fragment PageHeader on PageHeader {
    heading
    lead
    picture {
      ...HeroPicture
    }
  }
`;
