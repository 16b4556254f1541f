import { ButtonLink } from "../components/button-link/button-link";
import { Carousel } from "../components/carousel/carousel";
import { ContentSection } from "../components/content-section/content-section";
import { DataTable } from "../components/data-table/data-table";
import { opensDialog } from "../components/dialog/native-dialog";
import { Facts } from "../components/facts/facts";
import { Figure } from "../components/figure/figure";
import { FormField } from "../components/form-field/form-field";
import { FormMessage } from "../components/form-message/form-message";
import { Icon } from "../components/icon/icon";
import { iconPaths, type IconName } from "../components/icon/icon-paths";
import { IconItems } from "../components/icon-items/icon-items";
import { InlineText } from "../components/inline-text/inline-text";
import { LinkList } from "../components/link-list/link-list";
import { Logo } from "../components/logo/logo";
import { PageSection } from "../components/page-section/page-section";
import { Picture } from "../components/picture/picture";
import { SampleNote } from "../components/sample-note/sample-note";
import { BackToServices } from "../components/site-link/back-to-services";
import { Sources } from "../components/sources/sources";
import { Stat } from "../components/stat/stat";
import { StatusBadge } from "../components/status-badge/status-badge";
import { contentSection, source, stat, table } from "./examples/content-section";
import { diagram, screenshot } from "./examples/pictures";

const sizes = "(max-width: 47.99875em) 90vw, 30rem";

const iconItems = (["ramp", "pen", "search", "heart"] as const).map((icon) => ({
  icon,
  title: icon,
  text: "A point.",
}));

const isIconName = (name: string): name is IconName => name in iconPaths;

/** One example for each folder of src/components. */
export const components = {
  "button-link": (["main", "quiet", "plain"] as const).map((kind) => (
    <p key={kind}>
      <ButtonLink link={{ label: `A ${kind} link`, to: "/our-projects/" }} kind={kind} />
    </p>
  )),
  carousel: (
    <Carousel strings={{ previous: "Back", next: "On", position: "{number} of {total}" }} className="auto-columns">
      <li>A row that is swiped</li>
      <li>in a narrow window</li>
    </Carousel>
  ),
  "content-section": <ContentSection section={contentSection} />,
  "data-table": <DataTable {...table} />,
  // The dialog of every page.
  dialog: (
    <button className="button" {...opensDialog("ui-statement")}>
      Open a dialog
    </button>
  ),
  facts: <Facts facts={[{ icon: "pin", label: "Place", value: "Atlanta" }]} className="stack" />,
  figure: <Figure picture={diagram} sizes={sizes} />,
  "form-field": (
    <FormField id="ui-field" label="City" hint="Where you live.">
      {(aria) => <input {...aria} className="form-field__box" />}
    </FormField>
  ),
  "form-message": (["waiting", "success", "error"] as const).map((kind) => (
    <FormMessage key={kind} kind={kind} text={`A message of the kind ${kind}.`} />
  )),
  icon: (
    <ul role="list" className="auto-columns">
      {Object.keys(iconPaths)
        .filter(isIconName)
        .map((name) => (
          <li key={name} className="badge">
            <Icon name={name} /> {name}
          </li>
        ))}
    </ul>
  ),
  "icon-items": (["rail", "column"] as const).map((layout) => (
    <IconItems key={layout} items={iconItems} layout={layout} />
  )),
  "inline-text": (
    <p>
      <InlineText text="A ramp may rise **1 inch in 12**. See [our services](/services/) for the rest." />
    </p>
  ),
  "link-list": <LinkList links={[{ label: "Home", to: "/" }]} linkClassName="standalone-link" />,
  logo: <Logo />,
  "page-section": (["paper", "mist", "plane"] as const).map((background) => (
    <PageSection key={background} heading={`On ${background}`} lead="A lead." background={background}>
      <p>Text.</p>
    </PageSection>
  )),
  picture: <Picture picture={screenshot} sizes={sizes} />,
  "sample-note": <SampleNote text="Samples on this page: all of it." />,
  "site-link": <BackToServices />,
  sources: <Sources sources={[source]} />,
  stat: <Stat stat={stat} />,
  "status-badge": <StatusBadge tone="good" text="Repaired" />,
};
