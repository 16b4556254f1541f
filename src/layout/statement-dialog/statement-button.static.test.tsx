import { renderToStaticMarkup } from "react-dom/server";
import { StatementButton } from "./statement-button";

/** Without scripts the page is what the build wrote. */
test("until scripts run the button is a link to the statement's page", () => {
  const html = renderToStaticMarkup(
    <StatementButton
      label="Accessibility Statement"
      words={{
        title: "Title",
        paragraphs: [],
        toolsHeading: "Tools",
        tools: [],
        contactHeading: "Contact",
        contactBefore: "Write to:",
        fullPage: "Read it in full",
      }}
      mail="access@studio.example"
    />,
  );
  expect(html).toMatch(/^<a [^>]*href="\/accessibility-statement\/"[^>]*>Accessibility Statement<\/a>$/u);
});
