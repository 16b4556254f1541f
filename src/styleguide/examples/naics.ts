import type { ComponentProps } from "react";
import type { NaicsTable } from "../../sections/naics-table/naics-table";

export const naics: ComponentProps<typeof NaicsTable> = {
  heading: "Industry codes",
  codes: [
    { code: "541511", title: "Custom Computer Programming Services", primary: true },
    { code: "541512", title: "Computer Systems Design Services", primary: null },
  ],
};
