import { Helmet } from "react-helmet";
import type { HeadData } from "../../components/plain-props";
import { useSiteFrame } from "../use-site-frame";
import { pageTitle } from "./page-title";

interface PageHeadProps {
  readonly head: HeadData;
  /** The page's address, with a slash at the end. Left out where a page has none (404). */
  readonly path?: string;
  readonly isHome?: boolean;
}

/** Title, description, canonical address and language of a page: the one place that fills the document's head. */
export const PageHead = ({ head, path, isHome = false }: PageHeadProps) => {
  const { studio } = useSiteFrame();
  return (
    // Not deferred: Gatsby's route announcer reads the title one frame after navigation.
    <Helmet defer={false}>
      <html lang="en-US" />
      <title>{pageTitle({ title: head.title, studio: studio.name, tagline: studio.tagline, isHome })}</title>
      <meta name="description" content={head.description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${studio.siteUrl}${path}`} />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content="#fffdf8" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#120d26" media="(prefers-color-scheme: dark)" />
    </Helmet>
  );
};
