import { Icon } from "../../components/icon/icon";
import { Picture } from "../../components/picture/picture";
import type { PictureData } from "../../components/view-models";
import { SiteLink } from "../../components/site-link/site-link";
import { pageHeaderSizes } from "../../lib/image-sizes";
import { PageHeader } from "../page-header/page-header";
import "./step-header.css";

interface StepHeaderProps {
  readonly study: {
    readonly name: string;
    readonly kind: string;
    readonly sampleNote?: string | null;
    readonly theme: string;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    readonly hero: PictureData;
  };
  readonly heading: string;
  readonly lead: string;
  /** The words of the link back to Our Projects. */
  readonly back: string;
  /** Step 2 of 5. */
  readonly position: string;
  readonly stepName: string;
  readonly factsLabel: string;
  /** The first step shows the product and the fact strip as well. */
  readonly isFirst: boolean;
}

const themes = ["civic", "clinical", "violet"] as const;

/** The first screen of a step: way back, which step of which study, and what it is about. */
export const StepHeader = ({
  study,
  heading,
  lead,
  back,
  position,
  stepName,
  factsLabel,
  isFirst,
}: StepHeaderProps) => (
  <PageHeader
    heading={heading}
    lead={lead}
    theme={themes.find((theme) => theme === study.theme) ?? "violet"}
    over={
      <>
        <p>
          <SiteLink className="step-header__back" to="/our-projects/">
            <Icon name="arrow-left" />
            {back}
          </SiteLink>
        </p>
        <p className="step-header__where">
          {study.name} <span className="step-header__dot" aria-hidden="true" />{" "}
          <span className="step-header__step">
            {position}: {stepName}
          </span>
        </p>
      </>
    }
    {...(isFirst
      ? {
          beside: <Picture className="step-header__hero" picture={study.hero} sizes={pageHeaderSizes} priority />,
          under: (
            <>
              <div role="group" aria-label={factsLabel}>
                <dl className="step-header__facts">
                  {study.facts.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              {study.sampleNote ? <p className="step-header__note">{study.sampleNote}</p> : null}
            </>
          ),
        }
      : {})}
  />
);
