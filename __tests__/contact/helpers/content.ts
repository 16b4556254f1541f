import type { ResponseContent } from "../../../api/responses/content";
import { renderResponsePages } from "../../../scripts/generate-function-content/response-pages";
import { contactFormProps } from "../../../src/styleguide/examples/contact-form";

/** Content for tests. */
export const testContent: ResponseContent = {
  template:
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>{{title}}</title>\n<style>p{color:red}</style>\n</head>\n<body>\n<main>{{main}}</main>\n</body>\n</html>\n',
  styleHash: "sha256-AAAA",
  studio: { name: "Ramp & Rail", email: "hello@rampandrail.example" },
  pages: renderResponsePages({
    ...contactFormProps,
    strings: {
      ...contactFormProps.strings,
      thanksPage: { heading: "We have your message", back: "Go to the home page" },
      errorsPage: { heading: "Your message has not been sent yet", lead: "Correct what is named here." },
    },
  }),
};
