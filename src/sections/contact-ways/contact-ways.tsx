import { graphql } from "gatsby";
import { Facts } from "../../components/facts/facts";
import { formatAddress } from "../../lib/format";
import { uiStrings } from "../../strings/ui-strings";
import "./contact-ways.css";

type ContactWaysProps = Omit<Queries.ContactWaysFragment, "heading"> & {
  readonly studio: Queries.StudioContactFragment;
};

/** Phone, mail and street, each with what to know about it: other ways to reach the studio. */
export const ContactWays = ({ studio: { address, phone, emails }, ...notes }: ContactWaysProps) => (
  <Facts
    className="stack stack--loose"
    facts={[
      { icon: "phone", label: uiStrings.phone, value: phone.display, to: `tel:${phone.dial}`, note: notes.phone },
      {
        icon: "mail",
        label: uiStrings.email,
        value: emails.general,
        to: `mailto:${emails.general}`,
        note: notes.email,
      },
      { icon: "pin", label: uiStrings.address, value: formatAddress(address), note: notes.address },
    ]}
  />
);

export const fragment = graphql`
  fragment ContactWays on ContactWays {
    heading
    phone
    email
    address
  }
  fragment StudioContact on Studio {
    address {
      street
      unit
      city
      state
      zip
    }
    phone {
      display
      dial
    }
    emails {
      general
      accessibility
      internships
    }
  }
`;
