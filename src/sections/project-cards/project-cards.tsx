import { useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/icon/icon";
import { Picture } from "../../components/picture/picture";
import { SiteLink } from "../../components/site-link/site-link";
import type { CaseStudyView } from "../../content-schema/view-types";
import { useHydrated } from "./use-hydrated";
import { interpolate } from "../../lib/interpolate";
import { uiStrings } from "../../lib/ui-strings";
import { columnWidth } from "../../lib/image-sizes";
import "./project-cards.css";

export type ProjectCard = Pick<CaseStudyView, "key" | "name" | "kind" | "summary" | "card">;

interface ProjectCardsProps {
  readonly projects: readonly ProjectCard[];
  /** 2 directly under the page's h1, where the first card is above the fold and loads eagerly. */
  readonly headingLevel: 2 | 3;
}

/**
 * The case studies: rows on wide screens, a carousel with scroll snap on narrow ones. Nothing moves by itself
 * (WCAG 2.2.2), and it scrolls without JavaScript.
 */
export const ProjectCards = ({ projects, headingLevel }: ProjectCardsProps) => {
  const hydrated = useHydrated();
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const Heading = headingLevel === 2 ? "h2" : "h3";

  // The card that a control scrolls to. Those that pass on the way are not shown.
  const target = useRef<Element>(undefined);

  useEffect(() => {
    const list = row.current;
    if (list === null || typeof IntersectionObserver === "undefined") return;
    // Follows swipes: the current card is the only one that is at least 60 % visible. In rows all of them are.
    const visible = new Set<Element>();
    const follow = (): void => {
      const [card] = visible;
      if (card === undefined || visible.size > 1) return;
      if (target.current !== undefined && target.current !== card) return;
      target.current = undefined;
      setShown([...list.children].indexOf(card));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target: card } of entries) {
          if (isIntersecting) visible.add(card);
          else visible.delete(card);
        }
        follow();
      },
      { root: list, threshold: 0.6 },
    );
    for (const card of list.children) observer.observe(card);
    // The visitor scrolls elsewhere.
    const release = (): void => {
      target.current = undefined;
      follow();
    };
    const events = ["pointerdown", "wheel", "focusin"];
    for (const type of events) list.addEventListener(type, release, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of events) list.removeEventListener(type, release);
    };
  }, []);

  const show = useCallback((index: number) => {
    const list = row.current;
    const card = list?.children[index];
    if (list === null || !(card instanceof HTMLElement)) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.current = card;
    list.scrollTo({ left: card.offsetLeft - list.offsetLeft, behavior: still ? "auto" : "smooth" });
    setShown(index);
  }, []);

  const last = projects.length - 1;
  return (
    <div className="project-cards">
      <ul ref={row} role="list" className="project-cards__row" aria-label={uiStrings.projectList}>
        {projects.map(({ key, name, kind, summary, card }, index) => (
          <li key={key} className="project-card">
            <div className="project-card__text stack">
              <p className="label">{kind}</p>
              <Heading className="project-card__name">{name}</Heading>
              <p>{summary}</p>
              <p>
                <SiteLink
                  className="standalone-link project-card__link"
                  to={`/${key}/`}
                  aria-label={`${uiStrings.readCaseStudy}: ${name}`}
                >
                  {uiStrings.readCaseStudy}
                  <Icon name="arrow-right" />
                </SiteLink>
              </p>
            </div>
            <Picture
              className="project-card__picture rounded shown-first"
              picture={card}
              sizes={columnWidth({ from: 48, gap: 2, share: 2.35 / 1.35 })}
              priority={headingLevel === 2 && index === 0}
            />
          </li>
        ))}
      </ul>
      {hydrated ? (
        <div className="project-cards__controls mobile-only">
          <button
            type="button"
            className="icon-button project-cards__button"
            aria-disabled={shown === 0}
            onClick={() => {
              if (shown > 0) show(shown - 1);
            }}
          >
            <Icon name="arrow-left" />
            <span className="visually-hidden">{uiStrings.previousProject}</span>
          </button>
          <p className="project-cards__position" role="status">
            {interpolate(uiStrings.projectPosition, { number: shown + 1, total: projects.length })}
          </p>
          <button
            type="button"
            className="icon-button project-cards__button"
            aria-disabled={shown === last}
            onClick={() => {
              if (shown < last) show(shown + 1);
            }}
          >
            <Icon name="arrow-right" />
            <span className="visually-hidden">{uiStrings.nextProject}</span>
          </button>
        </div>
      ) : null}
    </div>
  );
};
