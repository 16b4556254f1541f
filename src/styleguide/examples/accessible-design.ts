/** The tabs of the Accessible Design section: the specification's four. */
export const tabs: readonly Queries.LinkFragment[] = [
  { label: "Reputation", to: "/a11y-accessible-design/" },
  { label: "SEO", to: "/a11y-accessible-design/seo/" },
  { label: "Legal", to: "/a11y-accessible-design/legal/" },
  { label: "Agility", to: "/a11y-accessible-design/agility/" },
];
