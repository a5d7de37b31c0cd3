/** The pages about the site, in the footer's order. */
export const sitePages = [
  { href: "/terms", name: "Terms of Use" },
  { href: "/privacy", name: "Privacy Policy" },
  { href: "/help", name: "Contact Us" },
  { href: "/developers", name: "Developers" },
];
