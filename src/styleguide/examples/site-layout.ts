import type { SiteLayout } from "../../layout/use-site-layout";

/** Example content of the layout. The labels that the specification gives are as it has them; all else is invented. */

export const studio: SiteLayout["studio"] = {
  name: "The Studio",
  legalName: "The Studio, Inc.",
  tagline: "Makers of examples",
  siteUrl: "https://studio.example",
  address: { street: "1 Sample Street", unit: null, city: "Atlanta", state: "Georgia", zip: "00000" },
  phone: { display: "(404) 555-0100", dial: "+14045550100" },
  emails: {
    general: "hello@studio.example",
    accessibility: "access@studio.example",
  },
  socials: { facebook: "https://facebook.example/studio", linkedin: "https://linkedin.example/studio" },
};

export const navigation: SiteLayout["navigation"] = {
  headerLinks: [
    { label: "Home", to: "/" },
    { label: "About Us", to: "/about-us/" },
    { label: "Services", to: "/services/" },
    { label: "Projects", to: "/our-projects/" },
    { label: "Accessible Design", to: "/a11y-accessible-design/" },
    { label: "Contact Us", to: "/contact-us/" },
  ],
  bottomBarLinks: [
    { label: "Projects", to: "/our-projects/", icon: "projects", fullName: null },
    { label: "A11y", to: "/a11y-accessible-design/", icon: "a11y", fullName: "A11y, Accessible Design" },
    { label: "Home", to: "/", icon: "home", fullName: null },
    { label: "Services", to: "/services/", icon: "services", fullName: null },
    { label: "Contact", to: "/contact-us/", icon: "contact", fullName: "Contact Us" },
  ],
  footer: {
    pages: [
      { label: "Home", to: "/" },
      { label: "About Us", to: "/about-us/" },
      { label: "Our Services", to: "/services/" },
      { label: "Our Projects", to: "/our-projects/" },
      { label: "Pricing", to: "/pricing/" },
      { label: "Accessible Design", to: "/a11y-accessible-design/" },
      { label: "Contact Us", to: "/contact-us/" },
      { label: "Start Your Project", to: "/contact-us/" },
      { label: "Privacy Policy", to: "/privacy-policy/" },
    ],
    compliance: [
      { label: "Section 508 compliance for federal entities", to: "/services/#public-organizations" },
      { label: "WCAG 2.1 AA conformance for private entities", to: "/services/#private-organizations" },
    ],
    siteLinks: [
      { label: "Sitemap", to: "/sitemap/" },
      { label: "Privacy", to: "/privacy-policy/" },
    ],
    promise: "A promise.",
  },
};
