import type { LegalDocument } from "./legal-document";

export const privacy: LegalDocument = {
  title: "Privacy Policy",
  summary:
    "No accounts, no cookies, no trackers. We keep what you write to us, and nothing about what you convert.",
  updated: "2026-11-20",
  sections: [
    {
      id: "data-we-collect",
      title: "Data we collect",
      blocks: [
        "**Contact name and email.** When you use the contact form we store the name, the email address and the message you enter, with the time of sending, in our own database. We use them to read and answer your message and for nothing else, and we pass them to nobody.",
        "**Sender’s address.** To stop floods of unwanted messages, the form counts how many come from one network address. The address itself is never stored. A keyed hash of it is, and the key changes every day: once a day’s key has been thrown away, nobody, not even we, can tell which address the hash stood for.",
        "**Conversion preferences.** Your recent conversions are kept in your own browser and never sent to us as a list; a button on the converter page clears them. The number and the units you choose are sent to our server to be calculated. They are not stored there, and they are not tied to you.",
        "**Usage data.** There is no analytics, no profile and no fingerprinting, and the site keeps no log of visits. If something breaks, it notes the time, the page and the kind of fault, not who was there or what was entered. A link that carries a value carries it for everyone who sees the link.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      blocks: [
        "This site sets no cookies. Two things are kept by your browser for you alone: your recent conversions, in its local storage, until you clear them; and how far you had scrolled on a page, in its session storage, until you close the tab.",
        "The pages load nothing from other companies. Where a box reads “Advertisement”, it is an empty placeholder without any code behind it.",
      ],
    },
    {
      id: "security",
      title: "Security",
      blocks: [
        "Every page comes with a policy that makes the browser refuse code and content from anywhere but this site. Messages go straight into our database, which is not open to the internet, and only the people who run the site can read them. No way of storing data is perfectly safe, so please put no passwords, account numbers or health data into a message.",
      ],
    },
    {
      id: "how-long-we-keep-it",
      title: "How long we keep it",
      blocks: [
        "Messages are kept while we need them to help you, and by our rule for no longer than a year; after that they are purged for good. What counts the messages of one address is of use for a minute and is removed when the next message arrives; the keys behind the hashes are thrown away within days.",
      ],
    },
    {
      id: "your-choices",
      title: "Your choices",
      blocks: [
        "You can use every converter without telling us anything. If you have written to us and would like to see, correct or delete your message, write once more through the [Help page](/help) with the same email address and say so: we will do it and confirm it to that address. You need give no reason.",
        "Depending on where you live, the law may give you further rights, such as to complain to a data protection authority.",
      ],
    },
    {
      id: "children-under-13",
      title: "Children under 13",
      blocks: [
        "Anybody may convert units here, at any age. The contact form is not meant for children under 13, and we do not knowingly collect their data. If you believe that a child has sent us a message, tell us through the [Help page](/help) and we will delete it.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: ["If what the site does changes, this page changes first, with a new date at the top."],
    },
    {
      id: "contact",
      title: "Contact via the Help page",
      blocks: ["Questions about privacy reach us through the form on the [Help page](/help)."],
    },
  ],
};
