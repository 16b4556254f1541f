import { phoneScreen, badge, diagram, drawing, screenshot } from "../examples/pictures";
import { stat, fullSection, source, table, wordsSection } from "../examples/sections";
import { ButtonLink } from "../../components/button-link/button-link";
import { Carousel } from "../../components/carousel/carousel";
import { ContentSection } from "../../components/content-section/content-section";
import { DataTable } from "../../components/data-table/data-table";
import { Figure } from "../../components/figure/figure";
import { FormField } from "../../components/form-field/form-field";
import { FormMessage } from "../../components/form-message/form-message";
import { Stat } from "../../components/stat/stat";
import { iconPaths, type IconName } from "../../components/icon/icon-paths";
import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { Logo } from "../../components/logo/logo";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import { BackToServices } from "../../components/site-link/back-to-services";
import { SampleNote } from "../../components/sample-note/sample-note";
import { Sources } from "../../components/sources/sources";
import { DialogDemo } from "../dialog-demo";
import { component, type Entry } from "./entry";

const sizes = "(max-width: 43.74875em) 90vw, 30rem";

const isIconName = (name: string): name is IconName => name in iconPaths;

/** Every folder of src/components. */
export const components: readonly Entry[] = [
  component("logo", "Logo", <Logo />),
  component(
    "icon",
    "Icons",
    <ul role="list" className="style-guide__icons">
      {Object.keys(iconPaths)
        .filter(isIconName)
        .map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
    </ul>,
    "All are hidden from screen readers: the words beside them say what they mean.",
  ),
  component(
    "button-link",
    "Button link",
    {
      "Main: one a screen at most": <ButtonLink link={{ label: "Start your project", to: "/contact-us/" }} />,
      Quiet: <ButtonLink link={{ label: "See our projects", to: "/our-projects/" }} kind="quiet" />,
      Plain: <ButtonLink link={{ label: "Read about our services", to: "/services/" }} kind="plain" />,
    },
    "Point at one for its hover, press it for its active state, and reach it with the Tab key for its focus.",
  ),
  component("site-link", "Link back to Services", <BackToServices />),
  component(
    "inline-text",
    "Text with links and strong words",
    <p>
      <InlineText text="A ramp may rise **1 inch in 12**. See [our services](/services/) for the rest." />
    </p>,
  ),
  component("data-table", "Data table", <DataTable {...table} />, "In a narrow window its rows are blocks."),
  component(
    "sources",
    "Sources",
    <Sources sources={[source, { ...source, label: "A report on rails", year: 2023 }]} />,
  ),
  component("sample-note", "Note on samples", <SampleNote text="Samples on this page: all of it." />),
  component("stat", "Stat", <Stat stat={stat} />),
  component("picture", "Picture", {
    Drawing: <Picture picture={drawing} sizes={sizes} />,
    "Raster, in AVIF, WebP and PNG": <Picture picture={screenshot} sizes={sizes} />,
    Decoration: <Picture picture={badge} sizes={sizes} decorative />,
  }),
  component(
    "figure",
    "Figure",
    {
      "Wide, with caption and long description": <Figure picture={diagram} sizes={sizes} />,
      "Tall, in a phone": <Figure picture={phoneScreen} sizes={sizes} />,
      "In a browser": <Figure picture={{ ...screenshot, caption: "In a browser", frame: "browser" }} sizes={sizes} />,
      "On paper": <Figure picture={{ ...drawing, caption: "On paper", frame: "paper" }} sizes={sizes} />,
    },
    "The button opens the picture large in a dialog; without scripts a link leads to the file, too.",
  ),
  component(
    "dialog",
    "Dialog",
    <DialogDemo />,
    "Escape and a click beside it do not close it, only its two buttons do. Send in the contact form opens the form’s own dialogs.",
  ),
  component(
    "carousel",
    "Carousel",
    <Carousel
      strings={{ previous: "Previous entry", next: "Next entry", position: "Entry {number} of {total}" }}
      className="style-guide__icons"
    >
      <li>A row that is swiped</li>
      <li>in a narrow window</li>
    </Carousel>,
  ),
  component(
    "page-section",
    "Section of a page",
    Object.fromEntries(
      (["paper", "mist", "plane"] as const).map((background) => [
        `On ${background}`,
        <PageSection
          key={background}
          heading={`A section on ${background}`}
          lead="A lead says what follows."
          background={background}
        >
          <p>
            Text, and <a href="/about-us/">a link to About Us</a>.
          </p>
        </PageSection>,
      ]),
    ),
    undefined,
    true,
  ),
  component("content-section", "Part of a longer page", {
    "Words alone": <ContentSection section={wordsSection} />,
    "All that it can hold": <ContentSection section={fullSection} />,
  }),
  component(
    "form-field",
    "Form field",
    <FormField id="ui-field" label="City" hint="Where you live.">
      {(aria) => <input {...aria} className="form-field__box" />}
    </FormField>,
  ),
  component(
    "form-message",
    "Form message",
    <>
      <FormMessage kind="waiting" text="This takes longer than usual." />
      <FormMessage kind="success" text="Your message was sent." />
      <FormMessage kind="error" text="Email is required." />
    </>,
    "The contact form shows its own: send it empty for its errors and dialogs; type more than it takes for the counter.",
  ),
];
