import { Picture } from "../../components/picture/picture";
import type { PictureData } from "../../components/view-models";
import { columnWidth } from "../../lib/image-sizes";
import "./persona.css";

export interface PersonaData {
  readonly name: string;
  readonly about: string;
  readonly quote: string;
  readonly portrait: PictureData;
  readonly goals: readonly string[];
  readonly barriers: readonly string[];
}

interface PersonaProps {
  readonly words: { readonly personaHeading: string; readonly goals: string; readonly barriers: string };
  readonly persona: PersonaData;
}

/** An invented person who stands for many: portrait, quote, goals, barriers. */
export const Persona = ({ words, persona }: PersonaProps) => (
  <section className="persona on-plane" aria-labelledby="persona">
    <div className="persona__inner wrap">
      <Picture
        className="persona__portrait"
        picture={persona.portrait}
        sizes={columnWidth({ from: 48, gap: 3, share: 2.6 }, (width) => `min(${width}, 25rem)`)}
      />
      <div className="persona__words">
        <h2 className="persona__heading" id="persona">
          {words.personaHeading}: {persona.name}
        </h2>
        <p className="muted">{persona.about}</p>
        <blockquote className="persona__quote">
          <p>{persona.quote}</p>
        </blockquote>
        <div className="persona__lists">
          {[
            { heading: words.goals, items: persona.goals },
            { heading: words.barriers, items: persona.barriers },
          ].map(({ heading, items }) => (
            <div key={heading}>
              <h3 className="persona__label">{heading}</h3>
              <ul>
                {items.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  </section>
);
