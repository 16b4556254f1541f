import { htmlOf, type Html } from "./html";
import type { PageStyle } from "./style";
import type { ContactWords } from "./content";

/** The same mark as in the site's header. */
const logo = htmlOf`<svg class="logo" viewBox="0 0 48 36" width="48" height="36" aria-hidden="true" focusable="false"><path class="ramp" d="M0 32 48 28v8H0Z"/><path class="rail" d="M5 26.58V12.5a4 4 0 0 1 3.67-3.99L43 5.65M24 25V7.23M43 23.41V5.65"/></svg>`;

/**
 * A whole page around some content: skip link, header with the main links, main, footer.
 * It needs nothing else from anywhere: style and typeface are in it.
 */
export const page = (title: string, main: Html, { studio, frame }: ContactWords, style: PageStyle): string =>
  htmlOf`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${studio.name}</title>
<style>${{ markup: style.css }}</style>
</head>
<body>
<a class="skip" href="#main">${frame.skipLink}</a>
<header>
<div class="wrap top">
<a class="home" href="/">${logo}<span>${studio.name}<span class="away">, ${frame.homeHint}</span></span></a>
<nav aria-label="${frame.headerLabel}">
<ul class="links">${frame.links.map(({ label, to }) => htmlOf`<li><a href="${to}">${label}</a></li>`)}</ul>
</nav>
</div>
</header>
<main id="main" class="wrap" tabindex="-1">
${main}
</main>
<footer class="foot">
<div class="wrap">
<p>${studio.replyPromise}</p>
<p>${studio.legalName}. ${frame.rights}</p>
</div>
</footer>
</body>
</html>
`.markup;
