interface TitleParts {
  readonly title: string;
  readonly studio: string;
  readonly tagline: string;
  readonly isHome: boolean;
}

/** The document's title: section first, studio last; home says studio and tagline (docs/decisions, page titles). */
export const pageTitle = ({ title, studio, tagline, isHome }: TitleParts): string =>
  isHome ? `${studio} | ${tagline}` : `${title} | ${studio}`;
