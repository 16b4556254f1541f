import { useRef, type ReactNode } from "react";
import { FrameWordsProvider } from "../components/frame-words";
import { BottomBar } from "./bottom-bar/bottom-bar";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { NewVersion } from "./new-version/new-version";
import { SkipLink } from "./skip-link/skip-link";
import { useFocusOnNavigation } from "./use-focus-on-navigation";
import { useSiteFrame } from "./use-site-frame";

interface LayoutProps {
  readonly pathname: string;
  /** The address of the section that the page belongs to. */
  readonly section?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every page. It owns the landmarks: banner, main, contentinfo and the navigations. */
export const Layout = ({ pathname, section, children }: LayoutProps) => {
  const { studio, navigation, dialogs } = useSiteFrame();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(pathname);
  return (
    <FrameWordsProvider
      words={{
        longDescription: navigation.longDescriptionLabel,
        sources: navigation.sourcesLabel,
        enlargePicture: navigation.enlargePicture,
        closeIcon: dialogs.closeIcon,
        closeButton: dialogs.closeButton,
      }}
    >
      <SkipLink target={main}>{navigation.skipLink}</SkipLink>
      <Header studioName={studio.name} words={navigation} pathname={pathname} section={section} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer studio={studio} words={navigation.footer} dialog={dialogs.statement} pathname={pathname} />
      <NewVersion words={navigation.newVersion} />
      <BottomBar
        label={navigation.bottomBarLabel}
        links={navigation.bottomBarLinks}
        pathname={pathname}
        section={section}
      />
    </FrameWordsProvider>
  );
};
