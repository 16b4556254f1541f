import { ContentSection } from "../components/content-section/content-section";
import { DataTable } from "../components/data-table/data-table";
import { Figure } from "../components/figure/figure";
import { FormMessage } from "../components/form-message/form-message";
import { Icon } from "../components/icon/icon";
import { iconPaths, type IconName } from "../components/icon/icon-paths";
import { IconItems } from "../components/icon-items/icon-items";
import { LinkList } from "../components/link-list/link-list";
import { PageSection } from "../components/page-section/page-section";
import { BackToServices } from "../components/back-to-services/back-to-services";
import { Stat } from "../components/stat/stat";
import { StatusBadge } from "../components/status-badge/status-badge";
import { contentSection, finding, longText, stat, table } from "./examples/content-section";
import { diagram } from "./examples/pictures";

const iconItems = (["ramp", "pen", "search", "heart"] as const).map((icon) => ({
  icon,
  title: icon,
  text: "A point.",
}));

const isIconName = (name: string): name is IconName => name in iconPaths;

/** By their folders. Components that the sections, another component or the layout shows have no example of their own. */
export const components = {
  "back-to-services": <BackToServices />,
  "content-section": [contentSection, longText, finding].map((section) => (
    <ContentSection key={section.anchor} section={section} />
  )),
  "data-table": <DataTable {...table} />,
  figure: <Figure picture={diagram} />,
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
  "icon-items": <IconItems items={iconItems} />,
  "link-list": <LinkList links={[{ label: "Home", to: "/" }]} linkClassName="standalone-link" />,
  "page-section": (["paper", "mist", "plane"] as const).map((background) => (
    <PageSection key={background} heading={`On ${background}`} lead="A lead." background={background}>
      <p>Text.</p>
    </PageSection>
  )),
  stat: <Stat stat={stat} />,
  "status-badge": <StatusBadge tone="good" text="Repaired" />,
};
