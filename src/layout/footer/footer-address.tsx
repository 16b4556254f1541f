export interface AddressData {
  readonly address: {
    readonly street: string;
    readonly unit?: string | null;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  readonly phone: { readonly display: string; readonly dial: string };
}

/** The business address and phone number. */
export const FooterAddress = ({ studio: { address, phone } }: { readonly studio: AddressData }) => (
  <address className="footer__address">
    <p>
      {address.street}
      {address.unit ? (
        <>
          <br />
          {address.unit}
        </>
      ) : null}
      <br />
      {`${address.city}, ${address.state} ${address.zip}`}
    </p>
    <p>
      <a className="footer__link" href={`tel:${phone.dial}`}>
        {phone.display}
      </a>
    </p>
  </address>
);
