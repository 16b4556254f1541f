import { phoneScreen, badge, diagram, drawing, screenshot } from "../examples/pictures";
import { stat, fullSection, source, table, wordsSection } from "../examples/sections";
import { ButtonLink } from "../../components/button-link/button-link";
import { ContentSection } from "../../components/content-section/content-section";
import { DataTable } from "../../components/data-table/data-table";
import { Figure } from "../../components/figure/figure";
import { Stat } from "../../components/stat/stat";
import { Status } from "../../components/status/status";
import { uiIconNames } from "../../components/icon/icon-paths";
import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { Logo } from "../../components/logo/logo";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import { SiteLink } from "../../components/site-link/site-link";
import { Sources } from "../../components/sources/sources";
import { iconNames } from "../../lib/icon-names";
import { DialogDemo } from "../dialog-demo";
import type { Entry } from "./entry";

const sizes = "(max-width: 43.74875em) 90vw, 30rem";

/** Every folder of src/components. */
export const components: readonly Entry[] = [
  {
    folder: "components/logo",
    name: "Logo",
    specimens: [
      { state: "On the page", show: <Logo /> },
      {
        state: "On the dark plane",
        show: (
          <div className="theme-dark style-page__plane">
            <Logo />
          </div>
        ),
      },
    ],
  },
  {
    folder: "components/icon",
    name: "Icons",
    note: "All are hidden from screen readers: the words beside them say what they mean.",
    specimens: [
      {
        state: "",
        show: (
          <ul role="list" className="style-page__icons">
            {[...iconNames, ...uiIconNames].map((name) => (
              <li key={name}>
                <Icon name={name} /> {name}
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  {
    folder: "components/button-link",
    name: "Button link",
    note: "Point at one for its hover, press it for its active state, and reach it with the Tab key for its focus.",
    specimens: [
      { state: "Main: one a screen at most", show: <ButtonLink to="/contact-us/">Start your project</ButtonLink> },
      {
        state: "Quiet",
        show: (
          <ButtonLink to="/our-projects/" kind="quiet">
            See our projects
          </ButtonLink>
        ),
      },
      {
        state: "Plain",
        show: (
          <ButtonLink to="/services/" kind="plain">
            Read about our services
          </ButtonLink>
        ),
      },
      {
        state: "All three on the dark plane",
        show: (
          <div className="theme-dark style-page__plane actions">
            <ButtonLink to="/contact-us/">Write to us</ButtonLink>
            <ButtonLink to="/our-projects/" kind="quiet">
              Look at our work
            </ButtonLink>
            <ButtonLink to="/services/" kind="plain">
              What we do
            </ButtonLink>
          </div>
        ),
      },
    ],
  },
  {
    folder: "components/site-link",
    name: "Link",
    specimens: [
      { state: "To a page of the site", show: <SiteLink to="/pricing/">What a project costs</SiteLink> },
      {
        state: "To another site, in the same tab",
        show: <SiteLink to="https://www.w3.org/WAI/">The W3C on accessibility</SiteLink>,
      },
    ],
  },
  {
    folder: "components/inline-text",
    name: "Text with links and strong words",
    specimens: [
      {
        state: "",
        show: (
          <p>
            <InlineText text="A ramp may rise **1 inch in 12**. See [our services](/services/) for the rest." />
          </p>
        ),
      },
    ],
  },
  {
    folder: "components/data-table",
    name: "Data table",
    note: "In a narrow window its rows are blocks.",
    specimens: [
      { state: "", show: <DataTable {...table} labels="above" /> },
      { state: "Labels beside short values", show: <DataTable {...table} labels="beside" /> },
    ],
  },
  {
    folder: "components/sources",
    name: "Sources",
    specimens: [
      { state: "", show: <Sources sources={[source, { ...source, label: "A report on rails", year: 2023 }]} /> },
    ],
  },
  {
    folder: "components/stat",
    name: "Stat",
    specimens: [{ state: "", show: <Stat fact={stat} /> }],
  },
  {
    folder: "components/status",
    name: "Status",
    note: "A live region, empty until there is something to say.",
    specimens: [
      { state: "With a message", show: <Status>Your message was sent.</Status> },
      { state: "Empty", show: <Status /> },
    ],
  },
  {
    folder: "components/picture",
    name: "Picture",
    specimens: [
      { state: "Drawing", show: <Picture picture={drawing} sizes={sizes} /> },
      { state: "Raster, in AVIF, WebP and PNG", show: <Picture picture={screenshot} sizes={sizes} /> },
      { state: "Decoration", show: <Picture picture={badge} sizes={sizes} decorative /> },
    ],
  },
  {
    folder: "components/figure",
    name: "Figure",
    note: "The link opens the picture large in a dialog; without scripts it leads to the file.",
    specimens: [
      { state: "Wide, with caption and long description", show: <Figure picture={diagram} sizes={sizes} /> },
      { state: "Tall, in a phone", show: <Figure picture={phoneScreen} sizes={sizes} /> },
      {
        state: "In a browser",
        show: <Figure picture={{ ...screenshot, caption: "In a browser", frame: "browser" }} sizes={sizes} />,
      },
      {
        state: "On paper",
        show: <Figure picture={{ ...drawing, caption: "On paper", frame: "paper" }} sizes={sizes} />,
      },
    ],
  },
  {
    folder: "components/dialog",
    name: "Dialog",
    note: "Escape and a press beside it do not close a dialog, only its two buttons do.",
    specimens: [{ state: "", show: <DialogDemo /> }],
  },
  {
    folder: "components/page-section",
    name: "Section of a page",
    specimens: (["paper", "mist", "plane"] as const).map((background) => ({
      state: `On ${background}`,
      wide: true,
      show: (
        <PageSection heading={`A section on ${background}`} lead="A lead says what follows." background={background}>
          <p>
            Text, and <SiteLink to="/about-us/">a link to About Us</SiteLink>.
          </p>
        </PageSection>
      ),
    })),
  },
  {
    folder: "components/content-section",
    name: "Part of a longer page",
    specimens: [
      { state: "Words alone", show: <ContentSection section={wordsSection} /> },
      { state: "All that it can hold", show: <ContentSection section={fullSection} /> },
    ],
  },
];
