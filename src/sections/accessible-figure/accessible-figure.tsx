import { ActionLink } from "../../components/action-link/action-link";
import { FigureFact } from "../../components/figure-fact/figure-fact";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { FigureFactData, LinkData } from "../../components/view-models";
import "./accessible-figure.css";

interface AccessibleFigureProps {
  readonly heading: string;
  readonly figure: FigureFactData;
  readonly paragraphs: readonly string[];
  readonly link: LinkData;
}

/** One strong figure and why it matters. */
export const AccessibleFigure = ({ heading, figure, paragraphs, link }: AccessibleFigureProps) => (
  <PageSection heading={heading} ground="mist">
    <div className="accessible-figure">
      <FigureFact fact={figure} />
      <div className="flow">
        {paragraphs.map((text) => (
          <p key={text} className="lead">
            <InlineText text={text} />
          </p>
        ))}
        <p>
          <ActionLink to={link.to} kind="plain">
            {link.label}
          </ActionLink>
        </p>
      </div>
    </div>
  </PageSection>
);
