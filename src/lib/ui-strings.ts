/**
 * Labels of the user interface that no editor has a reason to change: names of landmarks and controls. All other text
 * that visitors read is in content/. The messages of the contact form are in src/contact.
 */
export const uiStrings = {
  skipLink: "Skip to the main content",
  mainNavigation: "Main",
  /** After the studio's name in the logo's link, for screen readers. */
  homeLink: "home page",
  openMenu: "Open Menu",
  closeMenu: "Close Menu",
  menu: "Menu",
  /** The link to the footer's list, shown without JavaScript. */
  allPages: "All pages",
  bottomBar: "Quick links",
  footerNavigation: "Footer",
  newVersion: {
    label: "News of this site",
    text: "A new version of this site is ready.",
    reload: "Load the new version",
    dismiss: "Not now",
  },
  closeDialog: "Close this dialog",
  close: "Close",
  longDescription: "Read the full description",
  enlargePicture: "See this picture large",
  /** The link to the image file, shown without JavaScript. */
  pictureFile: "Open the image file",
  sources: "Where this comes from",
  projectList: "Projects",
  previousProject: "Previous project",
  nextProject: "Next project",
  projectPosition: "Project {number} of {total}",
} as const;
