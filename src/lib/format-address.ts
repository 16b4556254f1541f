/** A postal address on one line: `1 Sample Street, Suite 12, Atlanta, Georgia 12345`. */
export const formatAddress = ({ street, unit, city, state, zip }: Queries.StudioContactFragment["address"]): string =>
  [street, unit, city, `${state} ${zip}`].filter(Boolean).join(", ");
