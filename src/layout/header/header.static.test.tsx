import { renderToStaticMarkup } from "react-dom/server";
import { Header } from "./header";

/** Without scripts the page is what the build wrote. */
test("until scripts run the menu button is a link to the footer's list, and there is no drawer", () => {
  const html = renderToStaticMarkup(
    <Header
      studioName="The Studio"
      words={{
        headerLabel: "Main",
        homeHint: "home page",
        headerLinks: [{ label: "Home", to: "/" }],
        openMenu: "Open Menu",
        closeMenu: "Close Menu",
        drawerLabel: "Menu",
      }}
      pathname="/"
    />,
  );
  expect(html).toMatch(/<a [^>]*href="#all-pages"[^>]*title="Open Menu"/u);
  expect(html).not.toContain("<button");
  expect(html).not.toContain("<dialog");
});
