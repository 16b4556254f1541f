import { Icon } from "../../components/icon/icon";
import { Picture } from "../../components/picture/picture";
import type { OpeningData, PictureData } from "../../components/view-models";
import { SiteLink } from "../../components/site-link/site-link";
import { besideWidth } from "../page-opening/beside-width";
import { PageOpening } from "../page-opening/page-opening";
import "./step-opening.css";

interface StepOpeningProps {
  readonly study: {
    readonly name: string;
    readonly kind: string;
    readonly sampleNote?: string | null;
    readonly theme: string;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    readonly hero: PictureData;
  };
  readonly opening: OpeningData;
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
export const StepOpening = ({ study, opening, back, position, stepName, factsLabel, isFirst }: StepOpeningProps) => (
  <PageOpening
    opening={opening}
    theme={themes.find((theme) => theme === study.theme) ?? "violet"}
    over={
      <>
        <p>
          <SiteLink className="step-opening__back" to="/our-projects/">
            <Icon name="arrow-left" />
            {back}
          </SiteLink>
        </p>
        <p className="step-opening__where">
          {study.name} <span className="step-opening__dot" aria-hidden="true" />{" "}
          <span className="step-opening__step">
            {position}: {stepName}
          </span>
        </p>
      </>
    }
    {...(isFirst
      ? {
          beside: <Picture className="step-opening__hero" picture={study.hero} sizes={besideWidth} priority />,
          under: (
            <>
              <div role="group" aria-label={factsLabel}>
                <dl className="step-opening__facts">
                  {study.facts.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              {study.sampleNote ? <p className="step-opening__note">{study.sampleNote}</p> : null}
            </>
          ),
        }
      : {})}
  />
);
