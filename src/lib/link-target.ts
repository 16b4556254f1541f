/**
 * Props of an element that links with a fragment lead to. It is focusable, so the browser moves the focus there as well,
 * not only the viewport (HTML, scroll to the fragment).
 */
export const linkTarget = (id: string | null | undefined) => (id ? ({ id, tabIndex: -1 } as const) : {});
