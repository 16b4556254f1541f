import type { Outcome } from "./result";
import { fieldIds, formAgain } from "./html-form";
import { htmlOf, type Html } from "./html";
import { inlineText } from "./inline-html";
import { page } from "./html-document";
import type { PageStyle } from "./style";
import type { ContactWords } from "./content";

/** The page after a message was sent. */
export const thanksPage = (words: ContactWords, style: PageStyle): string =>
  page(
    words.thanks.heading,
    htmlOf`<h1>${words.thanks.heading}</h1>
<p class="status good">${tick}${words.form.statusSuccess}</p>
${words.thanks.paragraphs.map((paragraph) => htmlOf`<p class="lead">${inlineText(paragraph)}</p>`)}
<p><a class="act" href="/">${words.thanks.back}</a></p>`,
    words,
    style,
  );

/**
 * The page after a message was not sent: what is wrong, the form with the visitor's text, and the
 * other ways to reach the studio.
 * @param token undefined leaves the form out: for a post that another site sent
 */
export const refusedPage = (
  outcome: Outcome,
  token: string | undefined,
  words: ContactWords,
  style: PageStyle,
): string => {
  const faults = outcome.faults ?? {};
  const hasFaults = outcome.faults !== undefined;
  const heading = hasFaults ? words.faults.heading : words.form.statusFailure;
  return page(
    hasFaults ? `Error: ${heading}` : words.failure.title,
    htmlOf`<h1>${heading}</h1>
${hasFaults ? htmlOf`<p class="lead">${words.faults.lead}</p>` : undefined}
${hasFaults ? summary(words, faults) : htmlOf`<p class="status bad">${warning}${outcome.text ?? ""}</p>`}
${
  token === undefined
    ? undefined
    : formAgain({ typed: outcome.typed ?? { email: "", message: "" }, faults, token }, words.form)
}
${otherWays(words)}`,
    words,
    style,
  );
};

/** Names each fault, linked to its field (W3C technique G139). */
const summary = (words: ContactWords, faults: NonNullable<Outcome["faults"]>): Html => htmlOf`
<div class="summary" role="alert">
<h2>${words.form.statusFailure}</h2>
<ul>${[faultLink(fieldIds.email, faults.email), faultLink(fieldIds.message, faults.message)]}</ul>
</div>`;

const faultLink = (id: string, fault: string | undefined): Html | undefined =>
  fault === undefined ? undefined : htmlOf`<li><a href="#${id}">${fault}</a></li>`;

const otherWays = ({ failure, studio }: ContactWords): Html => htmlOf`
<div class="ways">
<p>${failure.otherWays}</p>
<ul>
<li><a href="tel:${studio.phone.dial}">${studio.phone.display}</a></li>
<li><a href="mailto:${studio.email}">${studio.email}</a></li>
</ul>
</div>`;

const tick = htmlOf`<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path fill="none" stroke="currentcolor" stroke-linecap="round" stroke-linejoin="round" stroke-width="3" d="m4 13 5.5 5.5L20 7"/></svg>`;

const warning = htmlOf`<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path fill="none" stroke="currentcolor" stroke-linecap="round" stroke-width="2.5" d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 7v5.5M12 16.5v.01"/></svg>`;
