import type { WrapPageElementNodeArgs } from "gatsby";
import type { ReactNode } from "react";
import { linkTarget } from "../lib/link-target";
import { uiStrings } from "../strings/ui-strings";
import { BottomBar } from "./bottom-bar/bottom-bar";
import { currentMark, sectionOf } from "./current-page";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { StatementDialog } from "./statement-dialog/statement-dialog";
import { useSiteLayout } from "./use-site-layout";

const mainId = "main";

interface LayoutProps {
  readonly pathname: string;
  /** The address of the section that the page belongs to. */
  readonly section: string;
  readonly children: ReactNode;
}

/** The layout of every page. It owns the landmarks: banner, main, contentinfo and the navigations. */
const Layout = ({ pathname, section, children }: LayoutProps) => {
  const { studio, navigation, dialogs } = useSiteLayout();
  const mark = (to: string) => currentMark(to, pathname, section);
  return (
    <>
      {/* The first stop of the keyboard: past the menus, into the page (WCAG 2.4.1). */}
      <a className="skip-link visually-hidden button button--main" href={`#${mainId}`}>
        {uiStrings.skipLink}
      </a>
      <Header studioName={studio.name} navigation={navigation} mark={mark} />
      <main {...linkTarget(mainId)}>{children}</main>
      <Footer studio={studio} content={navigation.footer} pathname={pathname} />
      <StatementDialog content={dialogs.statement} mail={studio.emails.accessibility} pathname={pathname} />
      <BottomBar links={navigation.bottomBarLinks} mark={mark} />
    </>
  );
};

/** Puts every page into the layout. Gatsby calls it in the build and in `npm run develop`. */
export const wrapPageElement = ({ element, props }: WrapPageElementNodeArgs) => (
  <Layout pathname={props.location.pathname} section={sectionOf(props.location.pathname, props.pageContext)}>
    {element}
  </Layout>
);
