import type { ResponseContent } from "../../../api/responses/content";
import { renderResponsePages } from "../../../scripts/generate-function-content/response-pages";
import { contactFormProps } from "../../../src/styleguide/examples/contact-form";

/** The answers' pages with the texts of the style guide. Loading them takes React, so only their own tests do. */
export const testContent: ResponseContent = {
  template:
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>{{title}}</title>\n<style>p{color:red}</style>\n</head>\n<body>\n<main>{{main}}</main>\n</body>\n</html>\n',
  styleHash: "sha256-AAAA",
  studio: { name: "Ramp & Rail", email: "hello@rampandrail.example" },
  pages: renderResponsePages(contactFormProps),
};
