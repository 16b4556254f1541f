/** The id of the footer's list of pages. The menu button leads there until scripts run. */
export const footerListId = "all-pages";
