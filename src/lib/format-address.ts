interface Address {
  readonly street: string;
  readonly unit?: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** A postal address on one line: `1 Sample Street, Suite 12, Atlanta, Georgia 12345`. */
export const formatAddress = ({ street, unit, city, state, zip }: Address): string =>
  [street, unit, city, `${state} ${zip}`].filter(Boolean).join(", ");
