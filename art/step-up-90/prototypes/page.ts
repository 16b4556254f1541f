import { icon, type StepUpIcon } from "./icons";

export interface PrototypePage {
  readonly title: string;
  readonly kind: "phone" | "desktop";
  readonly body: string;
  /** A script beside the page, for the one screen that needs it. */
  readonly script?: string;
}

/** Wraps a screen in a complete HTML page that can be opened by itself. */
export const page = ({ title, kind, body, script }: PrototypePage): string => `<!doctype html>
<!-- Built by art/step-up-90/jobs.ts from the files in art/step-up-90/prototypes. Change those, not this one. -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="../step-up-90.css">
</head>
<body class="${kind}">
${body}
${script === undefined ? "" : `<script src="${script}"></script>\n`}</body>
</html>
`;

/** The phone's own status line: drawn, silent, there for the picture. */
export const statusLine = (time: string): string =>
  `<div class="status" aria-hidden="true"><span>${time}</span><svg width="64" height="16" viewBox="0 0 64 16"><path d="M2 14v-3M7 14V9M12 14V6M17 14V3" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><rect x="31.5" y="2.5" width="27" height="11" rx="3" fill="none" stroke="currentColor"/><rect x="33.5" y="4.5" width="18" height="7" rx="1.5" fill="currentColor"/><path d="M61 6.5v3" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg></div>`;

const places: readonly { readonly icon: StepUpIcon; readonly label: string; readonly to: string }[] = [
  { icon: "today", label: "Today", to: "today.html" },
  { icon: "log", label: "Log", to: "log.html" },
  { icon: "trend", label: "Trend", to: "trend.html" },
  { icon: "call", label: "Call Theo", to: "tel:+1-404-555-0190" },
];

/** The bar at the foot of the phone screens. Words stand under every sign. */
export const phoneBar = (current: string): string =>
  `<nav class="phone-bar" aria-label="Main"><ul>${places
    .map(
      ({ icon: sign, label, to }) =>
        `<li><a href="${to}"${label === current ? ' aria-current="page"' : ""}><span class="sign">${icon(sign, 26)}</span>${label}</a></li>`,
    )
    .join("")}</ul></nav>`;

/** The band at the head of the pharmacist's pages. */
export const deskBar = (): string =>
  `<header class="desk-bar"><a class="brand" href="overview.html">${brandMark()}<span>Step Up 90</span></a><nav aria-label="Main"><ul>
<li><a href="overview.html" aria-current="page">Patients</a></li><li><a href="overview.html">Messages</a></li><li><a href="overview.html">Reports</a></li></ul></nav>
<p class="who"><span>Theo Nakamura</span> Eastlake Pharmacy</p></header>`;

/** The product's mark: bars of a week, the last one today. */
const brandMark = (): string =>
  `<svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false"><rect width="34" height="34" rx="9" fill="#DDEFED"/><g fill="#073B3F"><circle cx="25.5" cy="24" r="2"/><rect x="6.5" y="13" width="4" height="13" rx="2"/><rect x="12.5" y="13" width="4" height="13" rx="2"/><rect x="18.3" y="8" width="5" height="18" rx="2.5"/></g></svg>`;
