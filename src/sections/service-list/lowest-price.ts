/** The first amount of a price: $500 of "$500 to $1,500", $505,000 of "$505,000 or more". */
export const lowestPrice = (price: string): string => price.split(" ", 1).join("");
