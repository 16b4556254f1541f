import { Icon } from "../../components/icon/icon";
import "./contact-ways.css";

interface ContactWaysProps {
  readonly words: { readonly heading: string; readonly phone: string; readonly mail: string; readonly visit: string };
  readonly studio: {
    readonly address: {
      readonly street: string;
      readonly unit?: string | null;
      readonly city: string;
      readonly state: string;
      readonly zip: string;
    };
    readonly phone: { readonly display: string; readonly dial: string };
    readonly emails: { readonly general: string };
  };
}

/** Phone, mail and street: other ways to reach the studio. */
export const ContactWays = ({ words, studio: { address, phone, emails } }: ContactWaysProps) => (
  <section className="contact-ways" aria-labelledby="contact-ways">
    <h2 className="contact-ways__heading" id="contact-ways">
      {words.heading}
    </h2>
    <dl className="contact-ways__list">
      <div>
        <dt>
          <Icon name="phone" />
          {words.phone}
        </dt>
        <dd>
          <a href={`tel:${phone.dial}`}>{phone.display}</a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="mail" />
          {words.mail}
        </dt>
        <dd>
          <a href={`mailto:${emails.general}`}>{emails.general}</a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="pin" />
          {words.visit}
        </dt>
        <dd>
          {[address.street, address.unit, `${address.city}, ${address.state} ${address.zip}`]
            .filter(Boolean)
            .join(", ")}
        </dd>
      </div>
    </dl>
  </section>
);
