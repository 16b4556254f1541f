import type { SiteLayout } from "../use-site-layout";

export const FooterAddress = ({ studio: { address, phone } }: { readonly studio: SiteLayout["studio"] }) => (
  <address className="footer__address small">
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
      <a className="footer__link standalone-link small" href={`tel:${phone.dial}`}>
        {phone.display}
      </a>
    </p>
  </address>
);
