import { Icon } from "../../components/icon/icon";
import { InlineTexts } from "../../components/inline-text/inline-text";
import type { ContactPageView, StudioView } from "../../content-schema/view-types";
import { formatAddress } from "../../lib/format-address";
import { uiStrings } from "../../strings/ui-strings";
import "./contact-ways.css";

type ContactWaysProps = ContactPageView["ways"] & {
  readonly studio: Pick<StudioView, "address" | "phone"> & { readonly emails: Pick<StudioView["emails"], "general"> };
};

/** Phone, mail and street: other ways to reach the studio. */
export const ContactWays = ({ heading, paragraphs, studio: { address, phone, emails } }: ContactWaysProps) => (
  <section className="contact-ways panel stack">
    <h2 className="contact-ways__heading">{heading}</h2>
    <dl className="facts stack">
      <div>
        <dt>
          <Icon name="phone" />
          {uiStrings.phone}
        </dt>
        <dd>
          <a className="standalone-link" href={`tel:${phone.dial}`}>
            {phone.display}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="mail" />
          {uiStrings.email}
        </dt>
        <dd>
          <a className="standalone-link" href={`mailto:${emails.general}`}>
            {emails.general}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="pin" />
          {uiStrings.address}
        </dt>
        <dd>{formatAddress(address)}</dd>
      </div>
    </dl>
    <InlineTexts texts={paragraphs} />
  </section>
);
