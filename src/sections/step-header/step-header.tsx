import { Icon } from "../../components/icon/icon";
import { Picture } from "../../components/picture/picture";
import type { CaseStudyView } from "../../content-schema/view-types";
import { caseStudyStrings } from "../../strings/case-study-strings";
import { pageHeaderSizes } from "../../lib/image-sizes";
import { PageHeader } from "../page-header/page-header";
import "./step-header.css";

interface StepHeaderProps {
  readonly study: Pick<CaseStudyView, "name" | "sampleNote" | "theme" | "facts" | "hero">;
  readonly heading: string;
  readonly lead: string;
  /** Step 2 of 5. */
  readonly position: string;
  readonly stepName: string;
  /** The first step shows the product and the fact strip as well, with the note on samples under them. */
  readonly isFirst: boolean;
}

/** The header of a step: link back, heading and lead. Study and step are part of the h1, which announces the page. */
export const StepHeader = ({ study, heading, lead, position, stepName, isFirst }: StepHeaderProps) => (
  <PageHeader
    heading={
      <>
        <span className="step-header__where">
          {study.name},{" "}
          <span className="step-header__step">
            {position}: {stepName}.
          </span>
        </span>{" "}
        {heading}
      </>
    }
    lead={lead}
    theme={study.theme}
    eyebrow={
      <a className="standalone-link" href="/our-projects/">
        <Icon name="arrow-left" />
        {caseStudyStrings.back}
      </a>
    }
    {...(isFirst
      ? {
          aside: <Picture className="rounded" picture={study.hero} sizes={pageHeaderSizes} priority />,
          footer: (
            <>
              <div role="group" aria-label={caseStudyStrings.facts}>
                <dl className="step-header__facts facts auto-columns">
                  {study.facts.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              {study.sampleNote ? <p className="step-header__note label">{study.sampleNote}</p> : null}
            </>
          ),
        }
      : { sampleNote: study.sampleNote })}
  />
);
