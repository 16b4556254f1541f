import type { ComponentProps } from "react";
import type { NaicsCodes } from "../../sections/naics-codes/naics-codes";

export const naics: ComponentProps<typeof NaicsCodes> = {
  heading: "Industry codes",
  codes: [
    { code: "541511", title: "Custom Computer Programming Services", primary: true },
    { code: "541512", title: "Computer Systems Design Services", primary: null },
  ],
};
